package org.marshal4j.processor.codec.encoded;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import org.marshal4j.processor.codec.Copies;
import org.marshal4j.processor.codec.Members;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.codec.value.EnumCodec;
import org.marshal4j.processor.model.TypeRef;

/** Values that can be written as a text: how they become one, and how they are made of one. Null stays null. */
enum Textual {
    /** A String. */
    STRING,
    /** A text of any class. */
    CHARS {
        @Override
        ClassName runtime() {
            return CHARS_RUNTIME;
        }
    },
    /** A builder, which is filled. */
    BUILDER {
        @Override
        ClassName runtime() {
            return CHARS_RUNTIME;
        }

        @Override
        String reader() {
            return "readInto";
        }

        @Override
        Copies copies() {
            return Copies.OWN;
        }

        @Override
        CodeBlock copy(CodeBlock value, CodeBlock current) {
            return CodeBlock.of("$T.copy($L, $L)", Names.value("StringBuilders"), value, current);
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
    private static final ClassName CHARS_RUNTIME = Names.encoded("EncodedChars");

    /** Whether values are texts themselves. */
    boolean isText() {
        return this == STRING || this == CHARS || this == BUILDER;
    }

    /** The class that writes and reads the text. */
    ClassName runtime() {
        return Names.encoded("EncodedTexts");
    }

    /** The name of its method that reads. */
    String reader() {
        return "read";
    }

    Copies copies() {
        return Copies.SHARED;
    }

    CodeBlock copy(CodeBlock value, CodeBlock current) {
        return value;
    }

    /** An expression for the text of a value. */
    CodeBlock text(String label, CodeBlock value) {
        return value;
    }

    /** An expression for the text of what a field holds, if that costs nothing: it need not be created again then. */
    CodeBlock currentText(CodeBlock current) {
        return current;
    }

    /** An expression for the value of a text. */
    CodeBlock made(Members members, TypeRef type, CodeBlock current, CodeBlock text) {
        return text;
    }
}
