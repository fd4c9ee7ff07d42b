package org.marshal4j.processor.column;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.FieldOptions;
import org.marshal4j.processor.model.TypeRef;

/**
 * Lists of boxes, texts, enums, times and others whose column has values of their class.
 *
 * @param of the type of the elements
 * @param element the column of the elements
 */
record ElementsColumn(TypeName of, ColumnKind element, boolean nullable) implements ColumnKind {

    private static final List<ColumnOf> ELEMENTS = List.of(BoxColumn::of, EnumColumn::of, StandardColumn::of);

    static Optional<ColumnKind> of(Field field) {
        if (!(field.type() instanceof TypeRef.OfClass named)
                || !named.name().qualified().equals("java.util.List")
                || named.arguments().size() != 1) {
            return Optional.empty();
        }
        TypeRef of = named.arguments().get(0);
        return columnOf(field, of)
                .map(column -> new ElementsColumn(
                        Names.of(of), column, !field.options().required()));
    }

    private static Optional<ColumnKind> columnOf(Field list, TypeRef type) {
        Field element = new Field(
                list.name(),
                type,
                type,
                list.owner(),
                list.ownerVisible(),
                list.ownerKind(),
                list.visibility(),
                false,
                FieldOptions.NULLABLE,
                false,
                false);
        return Stream.of(element)
                .filter(each -> Reason.of(each).isEmpty())
                .flatMap(each -> ELEMENTS.stream().map(kind -> kind.of(each)))
                .flatMap(Optional::stream)
                .findFirst();
    }

    @Override
    public TypeName type() {
        return ParameterizedTypeName.get(
                Names.table("ListColumn"), ParameterizedTypeName.get(ClassName.get(List.class), of));
    }

    @Override
    public CodeBlock creation(CodeBlock columns, CodeBlock name) {
        CodeBlock elements = element.creation(
                CodeBlock.of("within"), CodeBlock.of("$T.ELEMENT", Names.tableSupport("TableColumns")));
        return CodeBlock.of("$L.lists($L, $T.class, $L, within -> $L)", columns, name, of, nullable, elements);
    }

    @Override
    public CodeBlock set(CodeBlock column, CodeBlock row, CodeBlock value) {
        return CodeBlock.of("$L.set($L, $L)", column, row, value);
    }

    @Override
    public CodeBlock get(CodeBlock column, CodeBlock row) {
        return CodeBlock.of("$L.get($L)", column, row);
    }
}
