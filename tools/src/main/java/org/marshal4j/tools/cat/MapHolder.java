package org.marshal4j.tools.cat;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.convert.value.DynamicKey;
import org.marshal4j.schema.wire.WireType;
import org.marshal4j.tools.type.LeafValues;

/** The entries of a map whose keys are texts. A key is reported before its value. */
final class MapHolder implements Holder {
    /** The key that is null. */
    private static final String NULL = "$null";

    private final Map<String, @Nullable Object> entries = new LinkedHashMap<>();
    private String key = "";

    /** {@return whether the keys of a map are texts} */
    static boolean isFor(WireType.MapOf map) {
        return LeafValues.isText(map.key().plain());
    }

    /** The path of a value is {@code [0].value}; in dynamic maps, it has the key instead. */
    @Override
    public String step(String rest) {
        String ofDynamic = DynamicKey.step(key);
        return rest.startsWith(ofDynamic) ? ofDynamic : rest.substring(0, rest.indexOf(']') + 1 + ".value".length());
    }

    @Override
    public boolean isKey(String rest, @Nullable Object value) {
        if (!rest.endsWith("].key") || rest.indexOf(']') != rest.length() - "].key".length()) {
            return false;
        }
        key = value == null ? NULL : value.toString();
        return true;
    }

    @Override
    public void put(String step, @Nullable Object value) {
        entries.put(key, value);
    }

    @Override
    public Object value() {
        return entries;
    }
}
