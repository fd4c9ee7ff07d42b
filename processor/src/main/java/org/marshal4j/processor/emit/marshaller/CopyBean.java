package org.marshal4j.processor.emit.marshaller;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.emit.Creation;
import org.marshal4j.processor.emit.MarshallerWriter;

/**
 * The bodies of copying of an interface of getters and setters: an object of a class of the user's is filled if the user says so, and is left
 * alone where it is only found in a field, as in reading.
 */
final class CopyBean {
    private static final String FILL = "fillCopy";

    private CopyBean() {}

    static void addTo(MarshallerWriter writer) {
        ClassName bean = Names.beanOf(writer.model().dto().name());
        MethodSpec.Builder method = CopyFields.method(writer)
                .addJavadoc(
                        "The body of {@link #copy}: fills {@code current} if it is a {@link $T}, and a new one if not. Null for null.\n",
                        bean);
        CopyFields.check(writer, method);
        writer.type()
                .addMethod(method.addStatement(
                                "$T $N = current != null && current != $N$W&& current.getClass() == $T.class$W? current$W: $L",
                                writer.object(),
                                writer.variable(),
                                MarshallerWriter.COPIED,
                                bean,
                                Creation.empty(writer))
                        .addStatement(
                                "return $L($N, $N$L)",
                                FILL,
                                MarshallerWriter.COPIED,
                                writer.variable(),
                                writer.model().handed().arguments())
                        .build());
        MethodSpec.Builder fill = MarshallerWriter.privateStatic(FILL)
                .addJavadoc("The body of {@link #copyInto}: fills an object of any class.\n")
                .returns(writer.object())
                .addParameter(CopyFields.from(writer))
                .addParameter(writer.parameter())
                .addParameters(writer.model().handed().parameters());
        CopyFields.addBody(writer, fill);
        writer.type().addMethod(fill.build());
    }
}
