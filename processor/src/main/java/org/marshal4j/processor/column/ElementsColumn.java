package org.marshal4j.processor.column;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import java.util.Optional;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.codec.holder.CollectionKind;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.TypeRef;

/**
 * Lists, sets and queues of anything that has a column.
 *
 * @param collection the declared type
 * @param maker code that makes an empty one
 * @param element the column of the elements
 */
record ElementsColumn(TypeName collection, CodeBlock maker, ElementCode element, boolean nullable)
        implements ColumnKind {

    static Optional<ColumnKind> of(Field field, ColumnOf columns) {
        return kind(field.type()).flatMap(kind -> {
            TypeRef of = ((TypeRef.OfClass) field.type()).arguments().get(0);
            return ElementCode.of(field, of, kind.takesNull(), columns)
                    .map(element -> new ElementsColumn(
                            Names.of(field.type()),
                            ElementCode.maker(kind.made(), of),
                            element,
                            !field.options().required()));
        });
    }

    /** The kind of collection that a type is, if a column can hold it and its elements have one type. */
    static Optional<CollectionKind> kind(TypeRef type) {
        return type instanceof TypeRef.OfClass named && named.arguments().size() == 1
                ? CollectionKind.of(named).filter(kind -> kind != CollectionKind.ITERABLE)
                : Optional.empty();
    }

    @Override
    public TypeName type() {
        return ParameterizedTypeName.get(Names.table("ListColumn"), collection);
    }

    @Override
    public CodeBlock creation(CodeBlock columns, CodeBlock name) {
        return CodeBlock.of("$L.lists($L, $L, $L,\n$L)", columns, name, nullable, maker, element.creation(columns));
    }
}
