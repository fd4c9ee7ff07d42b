package org.marshal4j.processor.column;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import java.util.List;
import java.util.Optional;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.codec.holder.MapKind;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.TypeRef;

/**
 * Maps whose keys and values have columns: lists of their entries.
 *
 * @param map the declared type
 * @param maker code that makes an empty one
 * @param key the column of the keys, which are never null
 * @param value the column of the values
 */
record MapColumn(TypeName map, CodeBlock maker, ElementCode key, ElementCode value, boolean nullable)
        implements ColumnKind {

    static Optional<ColumnKind> of(Field field, ColumnOf columns) {
        return kind(field.type()).flatMap(kind -> {
            List<TypeRef> of = ((TypeRef.OfClass) field.type()).arguments();
            return ElementCode.of(field, of.get(0), false, columns)
                    .flatMap(key -> ElementCode.of(field, of.get(1), kind.takesNull(), columns)
                            .map(value -> new MapColumn(
                                    Names.of(field.type()),
                                    ElementCode.maker(kind.made(), of.get(0)),
                                    key,
                                    value,
                                    !field.options().required())));
        });
    }

    /** The kind of map that a type is, if its keys and values have one type each. */
    static Optional<MapKind> kind(TypeRef type) {
        return type instanceof TypeRef.OfClass named && named.arguments().size() == 2
                ? MapKind.of(named)
                : Optional.empty();
    }

    @Override
    public TypeName type() {
        return ParameterizedTypeName.get(Names.table("ListColumn"), map);
    }

    @Override
    public CodeBlock creation(CodeBlock columns, CodeBlock name) {
        return CodeBlock.of(
                "$L.maps($L, $L, $L,\n$L,\n$L)",
                columns,
                name,
                nullable,
                maker,
                key.creation(columns),
                value.creation(columns));
    }
}
