package org.marshal4j.processor.emit.marshaller;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.emit.Creation;
import org.marshal4j.processor.emit.MarshallerWriter;

/**
 * The bodies that copy an object of an interface of getters and setters. As in reading, an object of the user's own
 * class is filled if the user asks for it, and left alone if it is merely found in a field.
 */
final class CopyBean {
    /** The method that copies into an object of any class that implements the interface. */
    static final String FILL = "fillCopy";

    private CopyBean() {}

    static void addTo(MarshallerWriter writer) {
        ClassName bean = Names.beanOf(writer.dto().name());
        MethodSpec.Builder method = CopyStart.method(writer)
                .addJavadoc(
                        "The body of {@link #copy}: fills {@code current} if it is a {@link $T}, and otherwise a new one. Null for null.\n",
                        bean);
        CopyStart.check(writer, method);
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
                .addParameter(CopyStart.parameter(writer))
                .addParameter(writer.parameter())
                .addParameters(writer.model().handed().parameters());
        CopyInto.addTo(writer, fill);
        writer.type().addMethod(fill.build());
    }
}
