package org.marshal4j.processor.chroniclewire;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import java.util.Optional;
import org.marshal4j.processor.codec.LeafType;
import org.marshal4j.processor.codec.LeafTypes;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.model.TypeRef;

/**
 * Classes of the JDK that Wire has no form for, as the texts that {@code toString} makes of them.
 *
 * @param type the class
 * @param parse its static method that makes an object of such a text
 */
record ParsedValue(ClassName type, String parse) implements ChronicleWireValue {

    private static final ClassName TEXTS = ChronicleWireValues.support("Texts");

    static Optional<ParsedValue> ofClass(TypeRef type) {
        return LeafTypes.of(type)
                .flatMap(LeafType::parse)
                .map(method -> new ParsedValue((ClassName) Names.erased(type), method));
    }

    static Optional<ChronicleWireValue> of(TypeRef type) {
        return ofClass(type).map(value -> value);
    }

    /** What makes an object of a text. */
    CodeBlock parser() {
        return CodeBlock.of("$T::$L", type, parse);
    }

    @Override
    public CodeBlock write(CodeBlock value, CodeBlock out, Scope scope) {
        return CodeBlock.of("$T.write($L, $L)", TEXTS, value, out);
    }

    @Override
    public CodeBlock read(CodeBlock in, CodeBlock current, Scope scope) {
        return CodeBlock.of("$T.read($L, $L)", TEXTS, in, parser());
    }
}
