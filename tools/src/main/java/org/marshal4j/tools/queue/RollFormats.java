package org.marshal4j.tools.queue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * The roll cycles of Chronicle Queue: those of its {@code RollCycles}, {@code LegacyRollCycles}, {@code
 * LargeRollCycles}, {@code SparseRollCycles} and {@code TestRollCycles}. No two have names of one pattern.
 */
final class RollFormats {
    private static final long SECOND = 1000;
    private static final long MINUTE = 60 * SECOND;
    private static final long HOUR = 60 * MINUTE;
    private static final long DAY = 24 * HOUR;

    /** Sunday, 4 January 1970. */
    private static final long FIRST_SUNDAY = 3 * DAY;

    private static final List<RollFormat> ALL = List.of(
            plain("yyyyMMdd-HHmm'V'", 5 * MINUTE),
            plain("yyyyMMdd-HHmm'X'", 10 * MINUTE),
            plain("yyyyMMdd-HHmm'XX'", 20 * MINUTE),
            plain("yyyyMMdd-HHmm'H'", 30 * MINUTE),
            plain("yyyyMMdd-HH'F'", HOUR),
            plain("yyyyMMdd-HH'II'", 2 * HOUR),
            plain("yyyyMMdd-HH'IV'", 4 * HOUR),
            plain("yyyyMMdd-HH'VI'", 6 * HOUR),
            plain("yyyyMMdd'F'", DAY),
            new RollFormat("YYYY'W'ww", 7 * DAY, FIRST_SUNDAY, 32),
            plain("yyyyMMdd-HHmm", MINUTE),
            plain("yyyyMMdd-HH", HOUR),
            plain("yyyyMMdd", DAY),
            plain("yyyyMMdd-HH'L'", HOUR),
            new RollFormat("yyyyMMdd'L'", DAY, 0, 37),
            new RollFormat("yyyyMMdd'X'", DAY, 0, 38),
            new RollFormat("yyyyMMdd'H'", DAY, 0, 40),
            plain("yyyyMMdd'S'", DAY),
            new RollFormat("yyyyMMdd-HH'LS'", HOUR, 0, 34),
            new RollFormat("yyyyMMdd-HH'LX'", HOUR, 0, 42),
            new RollFormat("yyyyMMdd'HX'", DAY, 0, 48),
            plain("yyyyMMdd-HHmmss'T'", SECOND),
            plain("yyyyMMdd-HHmmss'T4'", SECOND),
            plain("yyyyMMdd-HH'T'", HOUR),
            plain("yyyyMMdd'T1'", DAY),
            plain("yyyyMMdd'T2'", DAY),
            plain("yyyyMMdd'T4'", DAY),
            plain("yyyyMMdd'T8'", DAY));

    private RollFormats() {}

    private static RollFormat plain(String pattern, long length) {
        return new RollFormat(pattern, length, 0, 32);
    }

    /** {@return the roll cycle whose files have such names, for queues that do not say; empty if there is none} */
    static Optional<RollFormat> ofName(String name) {
        return ALL.stream().filter(format -> format.cycle(name).isPresent()).findFirst();
    }

    /** {@return the roll cycle of Chronicle's whose files have names of a pattern; empty if there is none} */
    static Optional<RollFormat> ofPattern(String pattern) {
        return ALL.stream().filter(format -> format.pattern().equals(pattern)).findFirst();
    }

    /** {@return the name of a file of a cycle, without the suffix; empty if it is another file} */
    static Optional<String> nameOf(Path file) {
        String name = file.getFileName().toString();
        return name.endsWith(QueueDirectory.SUFFIX)
                ? Optional.of(name.substring(0, name.length() - QueueDirectory.SUFFIX.length()))
                : Optional.empty();
    }
}
