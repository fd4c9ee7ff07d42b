package org.marshal4j.processor.emit.marshaller;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import java.util.List;
import javax.lang.model.element.Modifier;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.emit.FieldLines;
import org.marshal4j.processor.emit.MarshallerWriter;
import org.marshal4j.processor.emit.TextConstants;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.SeparateFields;

/** The check that classes which are compiled without the marshaller have no fields that it does not know. */
final class SeparateClasses {

    private SeparateClasses() {}

    static void addCheck(MarshallerWriter writer, CodeBlock.Builder checks) {
        writer.dto()
                .separate()
                .ifPresent(separate -> checks.addStatement(
                        "$T.requireFields($T.class, $T.class$L, $L$L)",
                        Names.support("TypeSchema"),
                        Names.of(writer.dto().marshaller()),
                        writer.className(),
                        separate.isOwn() ? "" : ".getSuperclass()",
                        until(writer, separate),
                        separate.isOwn() ? ofType(writer, separate) : ofSuperclasses(writer, separate)));
    }

    private static CodeBlock until(MarshallerWriter writer, SeparateFields separate) {
        Name until = separate.until().orElse(Name.of("java.lang", "Object"));
        return separate.isNamed() || separate.until().isEmpty()
                ? CodeBlock.of("$T.class", Names.of(until))
                : CodeBlock.of(
                        "$T.superclass($T.class, $S)", Names.support("Handles"), writer.className(), until.binary());
    }

    private static CodeBlock ofType(MarshallerWriter writer, SeparateFields separate) {
        return CodeBlock.of(
                "$L$L",
                FieldLines.of(writer.model()).arguments(),
                separate.names().stream()
                        .map(name -> CodeBlock.of(", $S", name))
                        .collect(CodeBlock.joining("")));
    }

    private static CodeBlock ofSuperclasses(MarshallerWriter writer, SeparateFields separate) {
        List<FieldSpec> constants = TextConstants.of("INHERITED", separate.names(), Modifier.PRIVATE)
                .toList();
        constants.forEach(constant -> {
            writer.members().reserve(constant.name());
            writer.type().addField(constant);
        });
        return constants.stream()
                .map(constant -> CodeBlock.of(", $L", constant.name()))
                .collect(CodeBlock.joining(""));
    }
}
