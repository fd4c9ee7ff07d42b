package org.marshal4j.processor.codec.encoded;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import org.marshal4j.processor.codec.Members;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.codec.value.EnumCodec;
import org.marshal4j.processor.model.TypeRef;

/** Values that can be written as a text: how they become one, and how they are made of one. Null stays null. */
enum Textual {
    /** A text itself. */
    STRING {
        @Override
        CodeBlock text(String label, CodeBlock value) {
            return value;
        }

        @Override
        CodeBlock currentText(CodeBlock current) {
            return current;
        }

        @Override
        CodeBlock made(Members members, TypeRef type, CodeBlock current, CodeBlock text) {
            return text;
        }
    },
    /** The name of an enum's constant. */
    CONSTANT {
        @Override
        CodeBlock text(String label, CodeBlock value) {
            return CodeBlock.of("$T.name($L)", ENUMS, value);
        }

        @Override
        CodeBlock currentText(CodeBlock current) {
            return text("", current);
        }

        @Override
        CodeBlock made(Members members, TypeRef type, CodeBlock current, CodeBlock text) {
            return CodeBlock.of(
                    "$T.named($L, $L, $L)",
                    ENUMS,
                    EnumCodec.constants(members, ((TypeRef.OfClass) type).name()),
                    current,
                    text);
        }
    },
    /** The text of a decimal. */
    DECIMAL {
        @Override
        CodeBlock text(String label, CodeBlock value) {
            return CodeBlock.of("$T.text($S, $L)", DECIMALS, label, value);
        }

        @Override
        CodeBlock currentText(CodeBlock current) {
            return CodeBlock.of("null");
        }

        @Override
        CodeBlock made(Members members, TypeRef type, CodeBlock current, CodeBlock text) {
            return CodeBlock.of("$T.parse($L, $L)", DECIMALS, current, text);
        }
    };

    private static final ClassName ENUMS = Names.encoded("EncodedEnums");
    private static final ClassName DECIMALS = Names.encoded("EncodedDecimals");

    /** An expression for the text of a value. */
    abstract CodeBlock text(String label, CodeBlock value);

    /** An expression for the text of what a field holds, if that costs nothing: it need not be created again then. */
    abstract CodeBlock currentText(CodeBlock current);

    /** An expression for the value of a text. */
    abstract CodeBlock made(Members members, TypeRef type, CodeBlock current, CodeBlock text);
}
