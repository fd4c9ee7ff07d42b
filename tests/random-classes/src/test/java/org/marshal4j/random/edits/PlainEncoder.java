package org.marshal4j.random.edits;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.marshal4j.blackbox.reference.PlainBytes;
import org.marshal4j.blackbox.reference.ReferenceEncoder;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;
import org.marshal4j.schema.wire.PrimitiveKind;
import org.marshal4j.schema.wire.SpecialKind;
import org.marshal4j.schema.wire.WireType;

/** The bytes of plain objects, by schemas alone and as plainly as possible: it shares no code with the runtime. */
final class PlainEncoder {
    private static final int FIRST_NUMBER = 2;
    private static final int NULL_OF_KNOWN_TEXTS = 254;

    private final Version version;
    private final Map<String, Schema> schemas;

    /** The objects that shared references can refer to. */
    private final Map<Object, Integer> numbers = new IdentityHashMap<>();

    private PlainBytes out = new PlainBytes();

    private PlainEncoder(Version version, Map<String, Schema> schemas) {
        this.version = version;
        this.schemas = schemas;
    }

    /**
     * Returns the message of an object of the last type.
     *
     * @param id the schema id that it begins with; 0 if there is none
     */
    static byte[] encode(Version version, Map<String, Schema> schemas, int id, Map<Integer, Object> root) {
        PlainEncoder encoder = new PlainEncoder(version, schemas);
        String type = version.packageName() + "." + version.root().name();
        Schema schema = schemas.get(type);
        if (id != 0) {
            encoder.out.int32(id);
        }
        // Only the root's own references can be of its type, and they are shared.
        if (schema.heldTypes().contains(type)) {
            encoder.numbers.put(root, FIRST_NUMBER);
        }
        encoder.object(type, root);
        return encoder.out.toByteArray();
    }

    private void object(String type, Map<?, ?> plain) {
        List<EditedField> fields =
                version.type(type.substring(type.lastIndexOf('.') + 1)).fields();
        PlainBytes outside = out;
        int next = 0;
        for (SchemaField field : schemas.get(type).fields()) {
            if (field.isVersionedBlock()) {
                end(outside);
                out = new PlainBytes();
            } else {
                value(field.type(), plain.get(fields.get(next++).id()));
            }
        }
        end(outside);
    }

    /** Ends the versioned block that is being written, if one is. */
    private void end(PlainBytes outside) {
        if (out != outside) {
            byte[] block = out.toByteArray();
            outside.int32(block.length).raw(block);
            out = outside;
        }
    }

    private void value(WireType type, Object plain) {
        if (plain == null) {
            out.raw(none(type));
        } else if (plain instanceof JdkKind.Same same) {
            out.raw(same.encoded(isStopBit(type), !type.nullable()));
        } else if (plain instanceof Number number) {
            number(type, number);
        } else if (plain instanceof String text) {
            text(type, text);
        } else if (plain instanceof List<?> list) {
            list(type, list);
        } else if (type instanceof WireType.OptionalOf optional) {
            Object held = ((Optional<?>) plain).orElse(null);
            out.int8(held == null ? 1 : 2);
            if (held != null) {
                value(optional.element(), held);
            }
        } else if (type instanceof WireType.MapOf map) {
            out.stopBit(((Map<?, ?>) plain).size());
            ((Map<?, ?>) plain).forEach((key, held) -> {
                value(map.key(), key);
                value(map.value(), held);
            });
        } else if (type instanceof WireType.EntryOf entry) {
            presence(entry);
            value(entry.key(), ((Map.Entry<?, ?>) plain).getKey());
            value(entry.value(), ((Map.Entry<?, ?>) plain).getValue());
        } else {
            reference(type, plain);
        }
    }

    private void reference(WireType type, Object plain) {
        if (type instanceof WireType.Nested nested) {
            if (!nested.versioned()) {
                presence(nested);
            }
            object(nested.type(), (Map<?, ?>) plain);
        } else if (type instanceof WireType.Family family) {
            Map.Entry<?, ?> member = (Map.Entry<?, ?>) plain;
            String name = version.packageName() + "." + member.getKey();
            Map<Integer, String> members = schemas.get(family.root()).members();
            out.stopBit(members.keySet().stream()
                    .filter(number -> members.get(number).equals(name))
                    .findFirst()
                    .orElseThrow());
            object(name, (Map<?, ?>) member.getValue());
        } else {
            Integer number = numbers.putIfAbsent(plain, FIRST_NUMBER + numbers.size());
            out.stopBit(number == null ? 1 : number);
            if (number == null) {
                object(((WireType.Nested) ((WireType.Shared) type).object()).type(), (Map<?, ?>) plain);
            }
        }
    }

    private void presence(WireType type) {
        if (type.nullable()) {
            out.int8(1);
        }
    }

    private void number(WireType type, Number number) {
        if (type instanceof WireType.Special special) {
            boolean isFloat = special.kind() == SpecialKind.STOP_FLOAT;
            Number value = isFloat ? (Number) number.floatValue() : number;
            out.raw(ReferenceEncoder.value(value.getClass(), value, true, !type.nullable()));
            return;
        }
        presence(type);
        PrimitiveKind kind = ((WireType.Primitive) type).kind();
        out.littleEndian(bits(kind, number), kind.size());
    }

    private static long bits(PrimitiveKind kind, Number number) {
        return switch (kind) {
            case FLOAT32 -> Float.floatToRawIntBits(number.floatValue());
            case FLOAT64 -> Double.doubleToRawLongBits(number.doubleValue());
            default -> number.longValue();
        };
    }

    private void text(WireType type, String text) {
        if (type instanceof WireType.Enumeration constants) {
            out.stopBit(constants.constants().indexOf(text));
        } else if (type instanceof WireType.FixedText fixed) {
            byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
            out.littleEndian(bytes.length, sizeOfCount(fixed));
            out.raw(Arrays.copyOf(bytes, fixed.room()));
        } else if (type instanceof WireType.KnownText known && known.known().contains(text)) {
            out.int8(known.known().indexOf(text));
        } else {
            if (type instanceof WireType.KnownText) {
                out.int8(-1);
            }
            out.text(text);
        }
    }

    private void list(WireType type, List<?> list) {
        if (type instanceof WireType.ListOf objects) {
            out.stopBit(list.size());
            list.forEach(element -> value(objects.element(), element));
            return;
        }
        if (type instanceof WireType.FixedArray) {
            presence(type);
        } else {
            out.stopBit(list.size());
        }
        list.forEach(element -> out.int32((Integer) element));
    }

    private byte[] none(WireType type) {
        PlainBytes none = new PlainBytes();
        if (type instanceof WireType.Special special) {
            none.raw(special.kind().nullBytes());
        } else if (type.sizeInBlock() > 0 && !(type instanceof WireType.FixedText)) {
            none.raw(new byte[type.sizeInBlock()]);
        } else if (type instanceof WireType.FixedText fixed) {
            none.littleEndian(-1, sizeOfCount(fixed));
            none.raw(new byte[fixed.room()]);
        } else if (type instanceof WireType.Nested nested) {
            none.raw(nested.versioned() ? new byte[] {-1, -1, -1, -1} : new byte[1 + size(nested.type())]);
        } else if (type instanceof WireType.KnownText) {
            none.int8(NULL_OF_KNOWN_TEXTS);
        } else if (type instanceof WireType.Shared
                || type instanceof WireType.EntryOf
                || type instanceof WireType.OptionalOf) {
            none.int8(0);
        } else {
            none.stopBit(-1);
        }
        return none.toByteArray();
    }

    /** Returns the size of every object of a class; 0 if it varies. */
    private int size(String type) {
        int size = 0;
        for (SchemaField field : schemas.get(type).fields()) {
            boolean isObject = field.type() instanceof WireType.Nested nested && !nested.versioned();
            int one = isObject
                    ? size(((WireType.Nested) field.type()).type())
                    : field.type().sizeInBlock();
            if (one <= 0) {
                return 0;
            }
            size += isObject && field.type().nullable() ? one + 1 : one;
        }
        return size;
    }

    private static int sizeOfCount(WireType.FixedText type) {
        return type.room() > 254 ? 2 : 1;
    }

    private static boolean isStopBit(WireType type) {
        return type instanceof WireType.Special special
                && special.kind().wireName().startsWith("stop");
    }
}
