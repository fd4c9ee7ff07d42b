package org.marshal4j.processor.codec.encoded;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import org.marshal4j.processor.codec.Address;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.schema.wire.NumberForm;
import org.marshal4j.schema.wire.PrimitiveKind;

/**
 * The code that stores and loads, or writes and reads, a number in a form.
 *
 * @param form the form
 * @param kind the type of the number in Java
 */
record NumberAccess(NumberForm form, PrimitiveKind kind) {

    private static final ClassName BIG_ENDIAN = Names.encoded("BigEndian");
    private static final ClassName SWITCHES = Names.encoded("Switches");
    private static final ClassName NARROWED = Names.encoded("Narrowed");
    private static final ClassName REALS = Names.encoded("Reals");

    /** Whether all numbers fit into the form. */
    boolean fits() {
        return form.isFloating()
                ? kind == PrimitiveKind.FLOAT32 || form.isDouble()
                : kind == PrimitiveKind.BOOL || (form.min() <= least() && form.max() >= most());
    }

    /** A statement that refuses a number that does not fit. */
    CodeBlock require(String name, CodeBlock number) {
        return form.isFloating()
                ? CodeBlock.of("$T.require($S, $L)", REALS, name, number)
                : CodeBlock.of("$T.require($S, $L, $L)", NARROWED, name, Names.form(form), number);
    }

    private boolean isSwitch() {
        return form == NumberForm.ZERO_ONE || form == NumberForm.YES_NO;
    }

    /** A number of the type as one that the form holds. */
    private CodeBlock stored(CodeBlock number) {
        if (kind == PrimitiveKind.BOOL) {
            return isSwitch() ? number : CodeBlock.of("($L ? 1 : 0)", number);
        }
        if (isSwitch()) {
            return CodeBlock.of("$L != 0", number);
        }
        boolean isCut = kind == PrimitiveKind.FLOAT64 && form.isFloating() && !form.isDouble();
        return isCut ? CodeBlock.of("(float) $L", number) : number;
    }

    private long least() {
        return switch (kind) {
            case INT8 -> Byte.MIN_VALUE;
            case INT16 -> Short.MIN_VALUE;
            case INT32 -> Integer.MIN_VALUE;
            case INT64 -> Long.MIN_VALUE;
            default -> 0;
        };
    }

    private long most() {
        return switch (kind) {
            case INT8 -> Byte.MAX_VALUE;
            case INT16 -> Short.MAX_VALUE;
            case CHAR16 -> Character.MAX_VALUE;
            case INT32 -> Integer.MAX_VALUE;
            default -> Long.MAX_VALUE;
        };
    }

    CodeBlock store(Address to, CodeBlock value) {
        CodeBlock number = stored(value);
        return switch (form) {
            case INT8, UINT8 -> put(Names.RAW_MEMORY, "Byte", to, cast(kind == PrimitiveKind.INT8, "byte", number));
            case INT16LE, UINT16LE ->
                put(Names.RAW_MEMORY, "Short", to, cast(kind == PrimitiveKind.INT16, "short", number));
            case INT16BE -> put(BIG_ENDIAN, "Short", to, cast(kind == PrimitiveKind.INT16, "short", number));
            case UINT16BE ->
                kind == PrimitiveKind.CHAR16
                        ? put(BIG_ENDIAN, "Char", to, number)
                        : put(BIG_ENDIAN, "Short", to, cast(kind == PrimitiveKind.INT16, "short", number));
            case INT32LE -> put(Names.RAW_MEMORY, "Int", to, cast(kind != PrimitiveKind.INT64, "int", number));
            case INT32BE -> put(BIG_ENDIAN, "Int", to, cast(kind != PrimitiveKind.INT64, "int", number));
            case INT64LE -> put(Names.RAW_MEMORY, "Long", to, number);
            case INT64BE -> put(BIG_ENDIAN, "Long", to, number);
            case FLOAT32LE -> put(Names.RAW_MEMORY, "Float", to, number);
            case FLOAT32BE -> put(BIG_ENDIAN, "Float", to, number);
            case FLOAT64LE -> put(Names.RAW_MEMORY, "Double", to, number);
            case FLOAT64BE -> put(BIG_ENDIAN, "Double", to, number);
            case ZERO_ONE -> put(SWITCHES, "ZeroOne", to, number);
            case YES_NO -> put(SWITCHES, "YesNo", to, number);
            case STOP_BIT, VINT, ZIGZAG, HADOOP, STOP_BIT_DOUBLE ->
                throw new IllegalStateException("the size varies: " + form);
        };
    }

    private static CodeBlock put(ClassName memory, String what, Address to, CodeBlock number) {
        return CodeBlock.of("$T.put$L($L, $L)", memory, what, to.arguments(), number);
    }

    private static CodeBlock cast(boolean isSame, String type, CodeBlock number) {
        return isSame ? number : CodeBlock.of("($L) $L", type, number);
    }

    CodeBlock load(Address from) {
        return switch (form) {
            case INT8 -> typed(get(Names.RAW_MEMORY, "Byte", from), "byte");
            case UINT8 -> typed(CodeBlock.of("$L & 0xFF", get(Names.RAW_MEMORY, "Byte", from)), "");
            case INT16LE -> typed(get(Names.RAW_MEMORY, "Short", from), "short");
            case INT16BE -> typed(get(BIG_ENDIAN, "Short", from), "short");
            case UINT16LE -> typed(get(Names.RAW_MEMORY, "Char", from), "char");
            case UINT16BE -> typed(get(BIG_ENDIAN, "Char", from), "char");
            case INT32LE -> typed(get(Names.RAW_MEMORY, "Int", from), "int");
            case INT32BE -> typed(get(BIG_ENDIAN, "Int", from), "int");
            case INT64LE -> typed(get(Names.RAW_MEMORY, "Long", from), "long");
            case INT64BE -> typed(get(BIG_ENDIAN, "Long", from), "long");
            case FLOAT32LE -> get(Names.RAW_MEMORY, "Float", from);
            case FLOAT32BE -> get(BIG_ENDIAN, "Float", from);
            case FLOAT64LE -> real(get(Names.RAW_MEMORY, "Double", from));
            case FLOAT64BE -> real(get(BIG_ENDIAN, "Double", from));
            case ZERO_ONE -> truth(get(SWITCHES, "ZeroOne", from));
            case YES_NO -> truth(get(SWITCHES, "YesNo", from));
            case STOP_BIT, VINT, ZIGZAG, HADOOP, STOP_BIT_DOUBLE ->
                throw new IllegalStateException("the size varies: " + form);
        };
    }

    private static CodeBlock get(ClassName memory, String what, Address from) {
        return CodeBlock.of("$T.get$L($L)", memory, what, from.arguments());
    }

    private CodeBlock real(CodeBlock number) {
        return kind == PrimitiveKind.FLOAT32 ? CodeBlock.of("$T.toFloat($L)", REALS, number) : number;
    }

    private CodeBlock truth(CodeBlock value) {
        if (kind == PrimitiveKind.BOOL) {
            return value;
        }
        String cast = kind == PrimitiveKind.INT32 || kind == PrimitiveKind.INT64 ? "" : "(" + javaType() + ") ";
        return CodeBlock.of("$L($L ? 1 : 0)", cast, value);
    }

    /**
     * A loaded number as one of the type.
     *
     * @param loaded its type; empty for an int that only has a byte's value
     */
    private CodeBlock typed(CodeBlock number, String loaded) {
        if (kind == PrimitiveKind.BOOL) {
            return CodeBlock.of("$T.toBoolean($L)", NARROWED, number);
        }
        boolean holds = kind == PrimitiveKind.INT64 || (form.min() >= least() && form.max() <= most());
        String type = javaType();
        if (!holds) {
            return CodeBlock.of(
                    "$T.to$L($L)", NARROWED, Character.toUpperCase(type.charAt(0)) + type.substring(1), number);
        }
        boolean widens = type.equals(loaded)
                || type.equals("long")
                || type.equals("int")
                || (type.equals("short") && loaded.equals("byte"));
        return widens ? number : CodeBlock.of("($L) ($L)", type, number);
    }

    private String javaType() {
        return switch (kind) {
            case INT8 -> "byte";
            case INT16 -> "short";
            case CHAR16 -> "char";
            case INT32 -> "int";
            default -> "long";
        };
    }

    /** The class that writes and reads the form, if its size varies. */
    ClassName varying() {
        return switch (form) {
            case STOP_BIT -> Names.value("StopBits");
            case VINT -> Names.encoded("VInts");
            case ZIGZAG -> Names.encoded("ZigZags");
            case STOP_BIT_DOUBLE -> Names.encoded("StopBitDoubles");
            default -> Names.encoded("HadoopVInts");
        };
    }

    /** The part of the names of its methods. */
    String suffix() {
        return form.isFloating() ? "Double" : kind == PrimitiveKind.INT64 ? "Long" : "Int";
    }

    /** A number of the type as one that such a method writes. */
    CodeBlock written(CodeBlock number) {
        return stored(number);
    }

    /** The number that such a method reads, as one of the type. */
    CodeBlock read() {
        CodeBlock number = CodeBlock.of("$T.read$L(in)", varying(), suffix());
        return switch (kind) {
            case BOOL, INT8, INT16, CHAR16 -> typed(number, "");
            case FLOAT32 -> real(number);
            default -> number;
        };
    }

    /** The most bytes that the form takes for the type. */
    int most(boolean isVarying) {
        if (!isVarying) {
            return form.size();
        }
        boolean isLong = kind == PrimitiveKind.INT64;
        return switch (form) {
            case STOP_BIT -> isLong ? 10 : 6;
            case HADOOP -> isLong ? 9 : 5;
            case STOP_BIT_DOUBLE -> 10;
            default -> isLong ? 10 : 5;
        };
    }
}
