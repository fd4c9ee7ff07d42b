package org.marshal4j.schema.lock;

import java.util.List;

/**
 * The two sides of a text with merge conflicts. What is in no conflict is in both.
 *
 * @param first the text with the first side of each conflict
 * @param other the text with the last side of each conflict
 */
record ConflictSides(String first, String other) {

    /**
     * Takes the sides apart.
     *
     * @throws IllegalArgumentException if a conflict does not end
     */
    static ConflictSides of(String text) {
        StringBuilder first = new StringBuilder();
        StringBuilder other = new StringBuilder();
        List<String> lines = text.lines().toList();
        boolean isConflict = false;
        boolean isFirst = true;
        boolean isOther = true;
        for (String line : lines) {
            if (LockDamage.isConflictMarker(line)) {
                // A middle marker without its beginning separates nothing.
                isConflict = line.startsWith("<") || (isConflict && !line.startsWith(">"));
                isFirst = !isConflict || line.startsWith("<");
                isOther = !isConflict || line.startsWith("=");
            }
            // Blank lines keep the numbers of the others.
            boolean isLine = !LockDamage.isConflictMarker(line);
            first.append(isLine && isFirst ? line : "").append('\n');
            other.append(isLine && isOther ? line : "").append('\n');
        }
        if (isConflict) {
            throw SchemaLines.badAt(Math.max(0, lines.size() - 1), "the end of a merge conflict is missing");
        }
        return new ConflictSides(first.toString(), other.toString());
    }
}
