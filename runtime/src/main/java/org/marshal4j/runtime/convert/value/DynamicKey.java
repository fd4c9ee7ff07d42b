package org.marshal4j.runtime.convert.value;

import org.marshal4j.schema.text.ShownText;

/** The step of a path from a dynamic map to the value of a key. */
public final class DynamicKey {
    /** Longer keys are shown as texts, which are shortened. */
    private static final int LONGEST_NAME = 40;

    private DynamicKey() {}

    /** Returns {@code .name}, or {@code ["other text"]}. */
    public static String step(String key) {
        boolean isName = !key.isEmpty()
                && key.length() <= LONGEST_NAME
                && Character.isJavaIdentifierStart(key.charAt(0))
                && key.chars().allMatch(c -> Character.isJavaIdentifierPart(c) && !Character.isIdentifierIgnorable(c));
        return isName ? "." + key : "[\"" + ShownText.of(key.replace("\"", "\\\"")) + "\"]";
    }
}
