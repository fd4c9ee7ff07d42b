package org.marshal4j.adopt.plan;

import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.marshal4j.Encoding;
import org.marshal4j.Form;

/**
 * The forms of whole numbers that an audit knows by these names.
 *
 * @param encodings whose byte order it is
 * @param form the form
 */
record Numbers(Set<Encoding> encodings, Form form) {

    private static final Map<String, Form> VARYING = Map.of(
            "stopbit", Form.STOP_BIT,
            "char-stopbit", Form.STOP_BIT,
            "vint", Form.VINT,
            "vlong", Form.VINT,
            "zint", Form.ZIGZAG,
            "zlong", Form.ZIGZAG,
            "hadoop-vint", Form.HADOOP_VINT);
    private static final Map<String, Form> FIXED =
            Map.of("int8", Form.BYTE, "int16", Form.SHORT, "int32", Form.INT, "int64", Form.LONG);

    /** The number that a stream calls by a name; null if it is none. */
    static @Nullable Numbers of(String name, Set<Encoding> order, boolean unsigned) {
        Form varying = VARYING.get(name);
        if (varying != null) {
            return new Numbers(Wire.ANY, varying);
        }
        Form fixed = FIXED.get(name);
        if (fixed == null) {
            return null;
        }
        Form form = !unsigned
                ? fixed
                : fixed == Form.BYTE ? Form.UNSIGNED_BYTE : fixed == Form.SHORT ? Form.UNSIGNED_SHORT : fixed;
        return new Numbers(fixed == Form.BYTE ? Wire.ANY : order, form);
    }
}
