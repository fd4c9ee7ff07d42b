package org.marshal4j.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.model.Ancestor;
import org.marshal4j.schema.SchemaField;

/**
 * The fields of a schema in the source of a marshaller: texts with a field on each line. {@code FIELDS} has the fields
 * that the type itself declares, and the marshaller's annotation refers to it. {@code FIELDS_BEFORE} has those before
 * them, {@code FIELDS_AFTER} those after them. Fields with line breaks, possible only in {@code @OneOf} values, are not
 * put into constants.
 */
public final class FieldLines {

    private final ClassName marshaller;
    private final List<String> before;
    private final List<String> own;
    private final List<String> after;
    private final boolean areLines;

    private FieldLines(ClassName marshaller, List<String> before, List<String> own, List<String> after) {
        this.marshaller = marshaller;
        this.before = before;
        this.own = own;
        this.after = after;
        this.areLines = all().noneMatch(field -> field.chars().anyMatch(Character::isISOControl));
    }

    /** The fields of a type. */
    public static FieldLines of(MarshallerModel model) {
        List<String> fields =
                model.schema().fields().stream().map(SchemaField::toString).toList();
        int first = fields.size() - model.schema().ownFields().size();
        int last = model.dto()
                .ancestor()
                .filter(Ancestor::isLast)
                .map(Ancestor::first)
                .orElse(fields.size());
        return new FieldLines(
                Names.of(model.dto().marshaller()),
                fields.subList(0, first),
                fields.subList(first, last),
                fields.subList(last, fields.size()));
    }

    private Stream<String> all() {
        return Stream.of(before, own, after).flatMap(List::stream);
    }

    /** The constants for these fields. */
    public List<FieldSpec> constants() {
        return areLines
                ? Stream.of(
                                TextConstants.of("FIELDS_BEFORE", before, Modifier.PRIVATE),
                                TextConstants.of("FIELDS", own),
                                TextConstants.of("FIELDS_AFTER", after, Modifier.PRIVATE))
                        .flatMap(constants -> constants)
                        .toList()
                : List.of();
    }

    /** The fields that the type itself declares, for an annotation of the marshaller. */
    Stream<CodeBlock> own() {
        return areLines
                ? TextConstants.of("FIELDS", own).map(constant -> CodeBlock.of("$T.$L", marshaller, constant.name()))
                : own.stream().map(field -> CodeBlock.of("$S", field));
    }

    /** The arguments of a method that takes each of them, or lines of them, with a comma before each. */
    public CodeBlock arguments() {
        Stream<CodeBlock> arguments = areLines
                ? constants().stream().map(constant -> CodeBlock.of(", $L", constant.name()))
                : all().map(field -> CodeBlock.of(",\n$S", field));
        return arguments.collect(CodeBlock.joining(""));
    }
}
