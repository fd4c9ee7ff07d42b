package org.marshal4j.tools.report;

import java.util.ArrayList;
import java.util.List;
import org.marshal4j.schema.Difference;
import org.marshal4j.schema.change.SchemaChanges;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.schema.text.ShownText;
import org.marshal4j.tools.type.KnownSchemas;

/**
 * How the schemas of two lock files or jars differ, as the judge of changes sees it.
 *
 * @param lines a line for each difference, and for each type that only the second has
 * @param breaks whether some of them keep messages from being read
 */
public record SchemaDifferences(List<String> lines, boolean breaks) {
    /**
     * Copies the lines.
     *
     * @param lines a line for each difference, and for each type that only the second has
     * @param breaks whether some of them keep messages from being read
     */
    public SchemaDifferences {
        lines = List.copyOf(lines);
    }

    /**
     * Compares schemas.
     *
     * @param was the former ones; if they are those of one lock file, the direction that it declares decides what breaks
     * @param now the others
     * @return the differences
     */
    public static SchemaDifferences between(KnownSchemas was, KnownSchemas now) {
        LockFile lock = was.lockOrNone();
        boolean isLock = lock.revision() > 0;
        List<Difference> differences =
                isLock ? SchemaChanges.between(lock, now.today()) : SchemaChanges.between(was.today(), now.today());
        List<String> lines = new ArrayList<>();
        boolean breaks = false;
        for (Difference difference : differences) {
            boolean isReported =
                    isLock ? lock.reports(difference) : difference.rule().isReported();
            breaks |= isReported;
            lines.add(line(difference, isReported));
        }
        now.today().types().stream()
                .filter(type -> !was.today().has(type))
                .map(type -> "safe: " + ShownText.of(type) + " is new")
                .forEach(lines::add);
        return new SchemaDifferences(lines, breaks);
    }

    private static String line(Difference difference, boolean isBroken) {
        return (isBroken ? "breaks: " : "safe: ") + difference.type()
                + (difference.field().isEmpty() ? "" : "." + difference.field()) + ": " + difference.detail() + " ("
                + difference.rule().id() + ": " + difference.rule().effect() + ")";
    }
}
