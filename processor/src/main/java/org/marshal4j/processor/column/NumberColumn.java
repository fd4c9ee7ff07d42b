package org.marshal4j.processor.column;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import java.util.Optional;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.Primitive;
import org.marshal4j.processor.model.TypeRef;

/** The primitive types. Each has its own column class. */
record NumberColumn(Primitive primitive) implements ColumnKind {

    static Optional<ColumnKind> of(Field field) {
        return field.type() instanceof TypeRef.OfPrimitive of
                ? Optional.of(new NumberColumn(of.primitive()))
                : Optional.empty();
    }

    /** The class of the columns of a primitive type. */
    static TypeName typeOf(Primitive primitive) {
        return Names.table(primitive.capitalized() + "Column");
    }

    /** An expression that makes such a column. */
    static CodeBlock creation(Primitive primitive, CodeBlock columns, CodeBlock name, boolean nullable) {
        return CodeBlock.of("$L.$L($L, $L)", columns, factory(primitive), name, nullable);
    }

    private static String factory(Primitive primitive) {
        return switch (primitive) {
            case BOOLEAN -> "bool";
            case BYTE -> "int8";
            case SHORT -> "int16";
            case CHAR -> "uint16";
            case INT -> "int32";
            case LONG -> "int64";
            case FLOAT -> "float32";
            case DOUBLE -> "float64";
        };
    }

    @Override
    public TypeName type() {
        return typeOf(primitive);
    }

    @Override
    public CodeBlock creation(CodeBlock columns, CodeBlock name) {
        return creation(primitive, columns, name, false);
    }
}
