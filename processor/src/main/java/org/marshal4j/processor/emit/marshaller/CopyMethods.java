package org.marshal4j.processor.emit.marshaller;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import org.marshal4j.processor.codec.Members;
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
        CodeBlock from = CodeBlock.of("$T.anyObject($N, $L)", Names.CHECKS, MarshallerWriter.COPIED, type);
        CodeBlock graph = EntryMethods.graph(writer);
        writer.type()
                .addMethod(Members.overriding("copy", writer.object())
                        .addParameter(writer.object(), MarshallerWriter.COPIED)
                        .addCode(EntryMethods.within(
                                writer, CodeBlock.of("return copyFields($L, null, 0$L);\n", from, graph)))
                        .build());
        if (writer.model().isFamily() || writer.dto().isMutable()) {
            writer.type()
                    .addMethod(Members.overriding("copyInto", TypeName.VOID)
                            .addParameter(writer.object(), MarshallerWriter.COPIED)
                            .addParameter(writer.object(), TO)
                            .addCode(EntryMethods.within(writer, into(writer, from, graph)))
                            .build());
        }
    }

    private static CodeBlock into(MarshallerWriter writer, CodeBlock checked, CodeBlock graph) {
        String from = MarshallerWriter.COPIED;
        if (writer.dto().isBean()) {
            // Copying an object to itself would empty its own collections.
            return CodeBlock.builder()
                    .addStatement(checked)
                    .add(writer.checkOfObject(TO))
                    .beginControlFlow("if ($N != $N)", from, TO)
                    .addStatement("$L($N, $N, 0$L)", CopyBean.FILL, from, TO, graph)
                    .endControlFlow()
                    .build();
        }
        return writer.model().isFamily()
                ? CodeBlock.of(
                        "$L;\n$T.wasCopied($N, $N, copyFields($N, $N, 0$L));\n",
                        checked,
                        TYPE_IDS,
                        from,
                        TO,
                        from,
                        TO,
                        graph)
                : CodeBlock.of("copyFields($L,$W$L, 0$L);\n", checked, writer.checkedObject(TO), graph);
    }
}
