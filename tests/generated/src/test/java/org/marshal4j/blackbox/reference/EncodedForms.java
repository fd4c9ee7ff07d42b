package org.marshal4j.blackbox.reference;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Array;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.marshal4j.blackbox.reference.WireFields.WireField;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.Opcodes;

/** Values of fields with {@code @Encoded}, as the documentation of the encodings says, one byte at a time. */
final class EncodedForms {
    private static final Map<String, Integer> SIZES = Map.ofEntries(
            Map.entry("BYTE", 1),
            Map.entry("UNSIGNED_BYTE", 1),
            Map.entry("SHORT", 2),
            Map.entry("UNSIGNED_SHORT", 2),
            Map.entry("INT", 4),
            Map.entry("LONG", 8),
            Map.entry("FLOAT", 4),
            Map.entry("DOUBLE", 8));
    private static final Map<Class<?>, String> NATURAL = Map.ofEntries(
            Map.entry(byte.class, "BYTE"),
            Map.entry(short.class, "SHORT"),
            Map.entry(char.class, "UNSIGNED_SHORT"),
            Map.entry(int.class, "INT"),
            Map.entry(long.class, "LONG"),
            Map.entry(float.class, "FLOAT"),
            Map.entry(double.class, "DOUBLE"),
            Map.entry(boolean.class, "BOOLEAN"));

    private final String encoding;
    private final String as;
    private final String presence;
    private final boolean required;
    private final PlainBytes out;

    EncodedForms(WireField field, PlainBytes out) {
        this.encoding = field.constant("Encoded", "value", "");
        this.as = field.constant("Encoded", "as", "NATURAL");
        this.presence = field.constant("Encoded", "presence", "NONE");
        this.required = field.required();
        this.out = out;
    }

    /** Returns the number of bytes of each value, or −1 if they vary. */
    int size(Class<?> type) {
        if (!presence.equals("NONE")) {
            return -1;
        }
        if (type == UUID.class || type == LocalDate.class) {
            return type == UUID.class ? 16 : 8;
        }
        if (type.isEnum()) {
            return SIZES.getOrDefault(as.equals("NATURAL") ? "INT" : as, -1);
        }
        Class<?> primitive = primitive(type);
        if (primitive == null) {
            return -1;
        }
        String form = form(primitive);
        return form.equals("BOOLEAN") ? 1 : SIZES.getOrDefault(form, -1);
    }

    private String form(Class<?> primitive) {
        return as.equals("NATURAL") ? NATURAL.get(primitive) : as;
    }

    private static Class<?> primitive(Class<?> type) {
        return type.isPrimitive()
                ? type
                : NATURAL.keySet().stream()
                        .filter(each -> Array.get(Array.newInstance(each, 1), 0).getClass() == type)
                        .findFirst()
                        .orElse(null);
    }

    void write(Class<?> type, Object value) {
        if (!presence.equals("NONE")) {
            boolean isOne = value != null == presence.equals("ONE");
            out.int8(isOne ? 1 : 0);
            if (value == null) {
                return;
            }
        }
        if (type == String.class) {
            text((String) value);
        } else if (type.isArray()) {
            count(value == null ? -1 : Array.getLength(value));
            for (int i = 0; value != null && i < Array.getLength(value); i++) {
                number(type.getComponentType(), Array.get(value, i));
            }
        } else if (type == UUID.class) {
            UUID uuid = (UUID) value;
            fixed(uuid.getMostSignificantBits(), 8);
            fixed(uuid.getLeastSignificantBits(), 8);
        } else if (type == LocalDate.class) {
            fixed(((LocalDate) value).toEpochDay(), 8);
        } else if (!type.isEnum()) {
            number(primitive(type), value);
        } else if (as.equals("TEXT")) {
            text(((Enum<?>) value).name());
        } else {
            Map<String, Integer> numbers = numbers(type);
            whole(
                    as.equals("NATURAL") ? "INT" : as,
                    numbers.getOrDefault(((Enum<?>) value).name(), ((Enum<?>) value).ordinal()),
                    32);
        }
    }

    private boolean isBig() {
        return List.of("DATA_OUTPUT", "HADOOP", "ELASTICSEARCH").contains(encoding);
    }

    private void fixed(long bits, int size) {
        for (int i = 0; i < size; i++) {
            out.int8(bits >>> 8 * (isBig() ? size - 1 - i : i));
        }
    }

    private void number(Class<?> primitive, Object value) {
        String form = form(primitive);
        if (value instanceof Boolean truth) {
            if (form.equals("BOOLEAN")) {
                out.int8(!encoding.equals("CHRONICLE") ? truth ? 1 : 0 : truth ? 'Y' : 'N');
            } else {
                whole(form, truth ? 1 : 0, 32);
            }
        } else if (form.equals("FLOAT")) {
            float number = ((Number) value).floatValue();
            fixed(isBig() ? Float.floatToIntBits(number) : Float.floatToRawIntBits(number), 4);
        } else if (form.equals("STOP_BIT_DOUBLE")) {
            stopBitDouble(Double.doubleToRawLongBits(((Number) value).doubleValue()));
        } else if (form.equals("DOUBLE")) {
            double number = ((Number) value).doubleValue();
            fixed(isBig() ? Double.doubleToLongBits(number) : Double.doubleToRawLongBits(number), 8);
        } else {
            long number = value instanceof Character unit ? unit : ((Number) value).longValue();
            whole(form, number, primitive == long.class ? 64 : 32);
        }
    }

    private void stopBitDouble(long bits) {
        String digits = Long.toBinaryString(bits);
        String all = "0".repeat(64 - digits.length()) + digits + "000000";
        int last = Math.max(0, all.lastIndexOf('1')) / 7 * 7;
        for (int at = 0; at <= last; at += 7) {
            out.int8((at < last ? 0x80 : 0) | Integer.parseInt(all.substring(at, at + 7), 2));
        }
    }

    private void whole(String form, long number, int bits) {
        if (SIZES.containsKey(form)) {
            fixed(number, SIZES.get(form));
            return;
        }
        switch (form) {
            case "STOP_BIT" -> out.stopBit(number);
            case "VINT" -> groups(unsigned(number, bits));
            case "ZIGZAG" ->
                groups(
                        BigInteger.valueOf(number).signum() < 0
                                ? BigInteger.valueOf(number)
                                        .negate()
                                        .shiftLeft(1)
                                        .subtract(BigInteger.ONE)
                                : BigInteger.valueOf(number).shiftLeft(1));
            case "HADOOP_VINT" -> hadoop(number);
            default -> throw new AssertionError(form);
        }
    }

    private static BigInteger unsigned(long number, int bits) {
        return BigInteger.valueOf(number).mod(BigInteger.ONE.shiftLeft(bits));
    }

    private void groups(BigInteger number) {
        BigInteger rest = number;
        while (rest.bitLength() > 7) {
            out.int8(0x80 | rest.intValue() & 0x7F);
            rest = rest.shiftRight(7);
        }
        out.int8(rest.intValue());
    }

    private void hadoop(long number) {
        if (number >= -112 && number <= 127) {
            out.int8(number);
            return;
        }
        byte[] magnitude = BigInteger.valueOf(number < 0 ? -1 - number : number).toByteArray();
        int skipped = magnitude[0] == 0 && magnitude.length > 1 ? 1 : 0;
        out.int8((number < 0 ? -120 : -112) - (magnitude.length - skipped));
        for (int i = skipped; i < magnitude.length; i++) {
            out.int8(magnitude[i]);
        }
    }

    private void count(int count) {
        if (count < 0 && required) {
            throw new IllegalArgumentException("null in a required field");
        }
        switch (encoding) {
            case "PLAIN", "CHRONICLE" -> out.stopBit(count);
            case "DATA_OUTPUT", "HADOOP" -> fixed(count, 4);
            default -> whole("VINT", count, 32);
        }
    }

    private void text(String text) {
        byte[] bytes = text == null ? new byte[0] : characters(text);
        int count = text == null ? -1 : encoding.equals("ELASTICSEARCH") ? text.length() : bytes.length;
        switch (encoding) {
            case "PLAIN", "CHRONICLE" -> out.stopBit(count);
            case "DATA_OUTPUT" -> fixed(count, 2);
            case "HADOOP" -> hadoop(count);
            default -> whole("VINT", count, 32);
        }
        out.raw(bytes);
    }

    private byte[] characters(String text) {
        if (List.of("PLAIN", "HADOOP", "LUCENE").contains(encoding)) {
            return text.getBytes(StandardCharsets.UTF_8);
        }
        PlainBytes units = new PlainBytes();
        for (char unit : text.toCharArray()) {
            if (unit == 0 && encoding.equals("DATA_OUTPUT")) {
                units.int8(0xC0).int8(0x80);
            } else if (Character.isSurrogate(unit)) {
                units.int8(0xE0 | unit >> 12).int8(0x80 | unit >> 6 & 0x3F).int8(0x80 | unit & 0x3F);
            } else {
                units.raw(String.valueOf(unit).getBytes(StandardCharsets.UTF_8));
            }
        }
        return units.toByteArray();
    }

    /** The values of {@code @EnumNumber}, which are stored only in class files. */
    private static Map<String, Integer> numbers(Class<?> type) {
        Map<String, Integer> numbers = new HashMap<>();
        String resource = "/" + type.getName().replace('.', '/') + ".class";
        try (InputStream in = type.getResourceAsStream(resource)) {
            new ClassReader(in)
                    .accept(
                            new ClassVisitor(Opcodes.ASM9) {
                                @Override
                                public FieldVisitor visitField(
                                        int access, String name, String descriptor, String signature, Object value) {
                                    return constant(name, numbers);
                                }
                            },
                            ClassReader.SKIP_CODE);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return numbers;
    }

    private static FieldVisitor constant(String name, Map<String, Integer> numbers) {
        return new FieldVisitor(Opcodes.ASM9) {
            @Override
            public AnnotationVisitor visitAnnotation(String annotation, boolean visible) {
                return !annotation.equals("Lorg/marshal4j/EnumNumber;")
                        ? null
                        : new AnnotationVisitor(Opcodes.ASM9) {
                            @Override
                            public void visit(String element, Object value) {
                                numbers.put(name, (Integer) value);
                            }
                        };
            }
        };
    }
}
