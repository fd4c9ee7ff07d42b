package org.marshal4j.processor.emit.marshaller;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import javax.lang.model.element.Modifier;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.emit.MarshallerModel;
import org.marshal4j.processor.emit.MarshallerPart;
import org.marshal4j.processor.emit.MarshallerWriter;

/** The methods of the interface {@code Marshaller} that copy objects. */
final class CopyMethods implements MarshallerPart {

    private static final ClassName TYPE_IDS = Names.support("TypeIds");
    private static final String TO = "to";

    @Override
    public boolean concerns(MarshallerModel model) {
        return !model.isCarrier();
    }

    @Override
    public void addTo(MarshallerWriter writer) {
        // The compiler does not accept the class literal of a generic type for the bound one.
        CodeBlock type = writer.dto().bound().isPresent()
                ? CodeBlock.of("type()")
                : CodeBlock.of("$T.class", writer.className());
        CodeBlock check = CodeBlock.of("$T.anyObject($N, $L);\n", Names.CHECKS, MarshallerWriter.COPIED, type);
        CodeBlock graph = EntryMethods.graph(writer);
        writer.type()
                .addMethod(method("copy", writer.object())
                        .addParameter(writer.object(), MarshallerWriter.COPIED)
                        .addCode(EntryMethods.within(
                                writer,
                                CodeBlock.of(
                                        "$Lreturn copyFields($N, null, 0$L);\n",
                                        check,
                                        MarshallerWriter.COPIED,
                                        graph)))
                        .build());
        if (writer.model().isFamily() || writer.dto().isMutable()) {
            CodeBlock call = CodeBlock.of(
                    "$L($N, $N, 0$L)",
                    writer.dto().isBean() ? CopyBean.FILL : "copyFields",
                    MarshallerWriter.COPIED,
                    TO,
                    graph);
            writer.type()
                    .addMethod(method("copyInto", TypeName.VOID)
                            .addParameter(writer.object(), MarshallerWriter.COPIED)
                            .addParameter(writer.object(), TO)
                            .addCode(EntryMethods.within(writer, CodeBlock.of("$L$L", check, into(writer, call))))
                            .build());
        }
    }

    private static CodeBlock into(MarshallerWriter writer, CodeBlock call) {
        if (writer.dto().isBean()) {
            // Copying an object to itself would empty its own collections.
            return CodeBlock.builder()
                    .add(writer.checkOfObject(TO))
                    .beginControlFlow("if ($N != $N)", MarshallerWriter.COPIED, TO)
                    .addStatement(call)
                    .endControlFlow()
                    .build();
        }
        return writer.model().isFamily()
                ? CodeBlock.of("$T.wasCopied($N, $N, $L);\n", TYPE_IDS, MarshallerWriter.COPIED, TO, call)
                : CodeBlock.of("$L$L;\n", writer.checkOfObject(TO), call);
    }

    private static MethodSpec.Builder method(String name, TypeName returns) {
        return MethodSpec.methodBuilder(name)
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .returns(returns);
    }
}
