package org.marshal4j.processor.column;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import java.util.Optional;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.FieldOptions;
import org.marshal4j.processor.model.TypeRef;

/**
 * The elements of a collection, or the keys or values of a map, which a column has in place of rows.
 *
 * @param of their type
 * @param kind the column
 */
record ElementCode(TypeName of, ColumnKind kind) {

    /** The variable that makes columns in constructors of {@code Columns}. */
    private static final String OUTERMOST = "columns";

    /** The variable that makes columns in a lambda; those in lambdas inside have a number as well, from 2 on. */
    private static final String WITHIN = "within";

    /** The elements, if {@code columns} finds a column for them. */
    static Optional<ElementCode> of(Field list, TypeRef type, boolean nullable, ColumnOf columns) {
        return columns.of(field(list, type, nullable)).map(kind -> new ElementCode(Names.of(type), kind));
    }

    /** An element as if it were a field. */
    static Field field(Field list, TypeRef type, boolean nullable) {
        return new Field(
                list.name(),
                type,
                type,
                list.owner(),
                list.ownerVisible(),
                list.ownerKind(),
                list.visibility(),
                false,
                nullable ? FieldOptions.NULLABLE : FieldOptions.REQUIRED,
                false,
                false);
    }

    /**
     * A lambda that asks for the column.
     *
     * @param columns the variable that makes columns around it, with a limit after it if that has one
     */
    CodeBlock creation(CodeBlock columns) {
        // A lambda within another one needs other names.
        String outer = columns.toString();
        String depth = outer.startsWith(OUTERMOST) ? "" : deeper(outer.substring(WITHIN.length()));
        String within = WITHIN + depth;
        String name = "name" + depth;
        CodeBlock column = CodeBlock.of("column");
        CodeBlock row = CodeBlock.of("row");
        TypeName cell = ParameterizedTypeName.get(Names.table("Cell"), kind.type(), of);
        return CodeBlock.of(
                "($1L, $2L) -> new $3T($>$>\n$4L,\n(column, row) -> $5L,\n(column, row, value) -> $6L)$<$<",
                within,
                name,
                cell,
                kind.creation(CodeBlock.of("$L", within), CodeBlock.of("$L", name)),
                kind.get(column, row),
                kind.set(column, row, CodeBlock.of("value")));
    }

    private static String deeper(String depth) {
        return depth.isEmpty() ? "2" : Integer.toString(Integer.parseInt(depth) + 1);
    }

    /** A lambda that makes an empty collection or map of a class. */
    static CodeBlock maker(ClassName made, TypeRef first) {
        return switch (made.simpleName()) {
            case "EnumSet" -> CodeBlock.of("size -> $T.noneOf($T.class)", made, Names.of(first));
            case "EnumMap" -> CodeBlock.of("size -> new $T<>($T.class)", made, Names.of(first));
            case "ArrayList" -> CodeBlock.of("$T::new", made);
            default -> CodeBlock.of("size -> new $T<>()", made);
        };
    }
}
