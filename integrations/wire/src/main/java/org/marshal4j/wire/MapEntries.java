package org.marshal4j.wire;

import java.util.AbstractMap.SimpleEntry;
import java.util.AbstractMap.SimpleImmutableEntry;
import java.util.Map;
import net.openhft.chronicle.wire.ReadMarshallable;
import net.openhft.chronicle.wire.ValueIn;
import net.openhft.chronicle.wire.ValueOut;
import net.openhft.chronicle.wire.WireIn;
import net.openhft.chronicle.wire.WireOut;
import net.openhft.chronicle.wire.WriteMarshallable;
import net.openhft.chronicle.wire.YamlWire;
import org.jspecify.annotations.Nullable;

/** {@code Map.Entry}, as a mapping of {@code key} and {@code value}, which are what Wire calls them, too. */
public final class MapEntries {
    private static final String KEY = "key";
    private static final String VALUE = "value";
    private static final char TYPE_IN_JSON = '@';

    private MapEntries() {}

    /** Writes the key and the value. */
    public static <K extends @Nullable Object, V extends @Nullable Object> void write(
            Map.@Nullable Entry<K, V> entry, ValueOut out, ValueWriter<K> key, ValueWriter<V> value) {
        if (entry == null) {
            out.nu11();
        } else {
            out.marshallable(new Written<>(entry, key, value));
        }
    }

    /** Reads a new entry. */
    public static <K, V> @Nullable SimpleEntry<@Nullable K, @Nullable V> read(
            ValueIn in, ValueReader<K> key, ValueReader<V> value) {
        Parts<K, V> parts = new Parts<>(key, value);
        return parts.areIn(in) ? new SimpleEntry<>(parts.readKey, parts.readValue) : null;
    }

    /** Reads a new entry that cannot be changed. */
    public static <K, V> @Nullable SimpleImmutableEntry<@Nullable K, @Nullable V> readImmutable(
            ValueIn in, ValueReader<K> key, ValueReader<V> value) {
        Parts<K, V> parts = new Parts<>(key, value);
        return parts.areIn(in) ? new SimpleImmutableEntry<>(parts.readKey, parts.readValue) : null;
    }

    /** A class with fields, and not a lambda, as Wire lays out the text of objects by the fields that they have. */
    private static final class Written<K extends @Nullable Object, V extends @Nullable Object>
            implements WriteMarshallable {
        private final Map.Entry<K, V> entry;
        private final ValueWriter<K> key;
        private final ValueWriter<V> value;

        Written(Map.Entry<K, V> entry, ValueWriter<K> key, ValueWriter<V> value) {
            this.entry = entry;
            this.key = key;
            this.value = value;
        }

        @Override
        public void writeMarshallable(WireOut wire) {
            key.write(entry.getKey(), wire.write(KEY));
            value.write(entry.getValue(), wire.write(VALUE));
        }
    }

    /** What is read: in whatever order the two are, and behind the name of a class, where Wire has put one. */
    private static final class Parts<K, V> implements ReadMarshallable {
        private final ValueReader<K> key;
        private final ValueReader<V> value;
        private @Nullable K readKey;
        private @Nullable V readValue;

        Parts(ValueReader<K> key, ValueReader<V> value) {
            this.key = key;
            this.value = value;
        }

        boolean areIn(ValueIn in) {
            if (in.isNull()) {
                return false;
            }
            if (in.wireIn() instanceof YamlWire) {
                // Goes behind the name, of whose class Wire would make an object.
                in.typePrefix();
            }
            return in.marshallable(this);
        }

        @Override
        public void readMarshallable(WireIn wire) {
            StringBuilder name = new StringBuilder();
            while (wire.isNotEmptyAfterPadding()) {
                ValueIn in = wire.read(name);
                if (KEY.contentEquals(name)) {
                    readKey = key.read(in);
                } else if (VALUE.contentEquals(name)) {
                    readValue = value.read(in);
                } else if (name.length() > 0 && name.charAt(0) == TYPE_IN_JSON) {
                    in.marshallable(this);
                } else {
                    in.skipValue();
                }
            }
        }
    }
}
