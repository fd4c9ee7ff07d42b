package org.marshal4j.processor.chroniclewire;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import java.util.Optional;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.model.FieldOptions;
import org.marshal4j.processor.model.LongConverter;
import org.marshal4j.processor.model.Primitive;
import org.marshal4j.processor.model.TypeRef;

/** Integers that a converter turns into texts. Those below eight bytes are treated as unsigned, as Wire does. */
record ConvertedValue(Primitive primitive, CodeBlock converter) implements ChronicleWireValue {

    private static final ClassName CONVERTED = SupportClasses.named("Converted");

    /** The values of a field, if an annotation names a converter that changes their text. */
    static Optional<ChronicleWireValue> of(TypeRef type, FieldOptions options) {
        return options.wire().converter().flatMap(converter -> of(type, converter));
    }

    private static Optional<ChronicleWireValue> of(TypeRef type, LongConverter converter) {
        if (!(type instanceof TypeRef.OfPrimitive number)) {
            return Optional.empty();
        }
        String expression = converter.hasInstance() ? "$T.INSTANCE" : "new $T()";
        return switch (number.primitive()) {
            case BOOLEAN, FLOAT, DOUBLE -> Optional.empty();
            default ->
                Optional.of(
                        new ConvertedValue(number.primitive(), CodeBlock.of(expression, Names.of(converter.type()))));
        };
    }

    @Override
    public CodeBlock write(CodeBlock value, CodeBlock out, Scope scope) {
        CodeBlock number = isNarrow() ? CodeBlock.of("$L & $L", value, mask()) : value;
        return CodeBlock.of("$T.write($L, $L, $L)", CONVERTED, number, out, converter);
    }

    @Override
    public CodeBlock read(CodeBlock in, CodeBlock current, Scope scope) {
        return isNarrow()
                ? CodeBlock.of("($L) $T.read($L, $L, $L)", primitive.keyword(), CONVERTED, in, converter, mask())
                : CodeBlock.of("$T.read($L, $L)", CONVERTED, in, converter);
    }

    private boolean isNarrow() {
        return primitive != Primitive.LONG;
    }

    private String mask() {
        return "0x" + "F".repeat(2 * primitive.bytes()) + "L";
    }
}
