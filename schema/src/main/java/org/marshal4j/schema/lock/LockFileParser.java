package org.marshal4j.schema.lock;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Reads a lock file line by line. */
final class LockFileParser {
    private final SchemaLines lines;

    LockFileParser(String text) {
        this.lines = new SchemaLines(text);
    }

    /** Reads the lock file; the function finds the constants of an enum that a line leaves out. */
    LockFile parse(Function<String, Optional<List<String>>> enums) {
        lines.takeWire();
        refuseSecond(SchemaLines.WIRE);
        int revision = lines.takeNumber(SchemaLines.REVISION);
        LockHead head = LockHead.empty();
        LockedIdLines ids = new LockedIdLines();
        while (lines.skipBlank() && LockHead.isLine(lines.peek())) {
            if (LockedId.isLine(lines.peek())) {
                ids.take(lines);
            } else {
                head = withLine(head, revision);
            }
        }
        List<LockFile.Entry> entries = new ArrayList<>();
        LockHistory history = new LockHistory(revision);
        while (lines.skipBlank()) {
            refuseSecond(SchemaLines.WIRE);
            refuseSecond(SchemaLines.REVISION);
            LockedBlock block = LockedBlock.take(lines);
            LockFile.Entry entry = block.entry(enums);
            history.add(entry, block.position() + 1).ifPresent(wrong -> {
                throw SchemaLines.badAt(block.position(), block.line() + ": " + wrong);
            });
            entries.add(entry);
        }
        LockFile lock = new LockFile(revision, head.withIds(ids.all()), entries);
        ids.requireIn(lock);
        return lock;
    }

    /** Reads a lock file in which a merge may have kept lines of both sides. */
    void parse(LockSides sides) {
        lines.takeWire();
        boolean hasRevision = false;
        while (lines.skipBlank()) {
            if (lines.isNumber(SchemaLines.WIRE)) {
                lines.takeWire();
            } else if (!hasRevision || lines.isNumber(SchemaLines.REVISION)) {
                sides.revision(lines.takeNumber(SchemaLines.REVISION));
                hasRevision = true;
            } else if (LockHead.isLine(lines.peek())) {
                sides.head(lines.take());
            } else {
                sides.add(LockedBlock.take(lines));
            }
        }
        if (!hasRevision) {
            lines.takeNumber(SchemaLines.REVISION);
        }
    }

    private void refuseSecond(String word) {
        if (lines.skipBlank() && lines.isNumber(word)) {
            throw lines.bad(LockHead.saidBefore(lines.peek()));
        }
    }

    private LockHead withLine(LockHead head, int revision) {
        try {
            LockHead with = head.with(lines.peek());
            if (with.branches().stream().anyMatch(branch -> branch.last() > revision)) {
                throw new IllegalArgumentException("the lock file is only at revision " + revision);
            }
            lines.take();
            return with;
        } catch (IllegalArgumentException e) {
            throw lines.bad(e.getMessage());
        }
    }
}
