package org.marshal4j.schema.lock;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads a lock file line by line. */
final class LockFileParser {
    private static final Pattern NUMBER = Pattern.compile("(wire|revision) ([0-9]{1,9})");

    private static final String WIRE = "wire";
    private static final String REVISION = "revision";

    private final SchemaLines lines;

    LockFileParser(String text) {
        this.lines = new SchemaLines(text);
    }

    LockFile parse() {
        int revision = wireAndRevision();
        LockHead head = LockHead.empty();
        while (lines.skipBlank() && LockHead.isLine(lines.peek())) {
            head = withLine(head);
        }
        List<LockFile.Entry> entries = new ArrayList<>();
        LockHistory history = new LockHistory(revision);
        while (lines.skipBlank()) {
            if (NUMBER.matcher(lines.peek()).matches()) {
                throw lines.bad(LockHead.saidBefore(lines.peek()));
            }
            LockedBlock block = LockedBlock.take(lines);
            LockFile.Entry entry = block.entry();
            history.add(entry, block.position() + 1).ifPresent(wrong -> {
                throw SchemaLines.badAt(block.position(), block.line() + ": " + wrong);
            });
            entries.add(entry);
        }
        return new LockFile(revision, head, entries);
    }

    /** Reads a lock file in which a merge may have kept lines of both sides. */
    void parse(LockSides sides) {
        requireWire(number(WIRE));
        boolean hasRevision = false;
        while (lines.skipBlank()) {
            Matcher number = NUMBER.matcher(lines.peek());
            if (!number.matches()) {
                if (!hasRevision) {
                    number(REVISION);
                }
                block(sides);
            } else if (number.group(1).equals(WIRE)) {
                requireWire(number(WIRE));
            } else {
                sides.revision(number(REVISION));
                hasRevision = true;
            }
        }
        if (!hasRevision) {
            number(REVISION);
        }
    }

    private void block(LockSides sides) {
        if (LockHead.isLine(lines.peek())) {
            sides.head(lines.take());
        } else {
            sides.add(LockedBlock.take(lines));
        }
    }

    private int wireAndRevision() {
        requireWire(number(WIRE));
        if (lines.skipBlank() && lines.peek().startsWith(WIRE + " ")) {
            throw lines.bad(LockHead.saidBefore(lines.peek()));
        }
        return number(REVISION);
    }

    private void requireWire(int version) {
        if (version != LockFile.WIRE_VERSION) {
            throw lines.bad("the wire format is not " + LockFile.WIRE_VERSION);
        }
    }

    private int number(String word) {
        Matcher number = NUMBER.matcher(lines.skipBlank() ? lines.peek() : "");
        if (!number.matches() || !number.group(1).equals(word)) {
            throw lines.bad("expected a line \"" + word + " number\"");
        }
        lines.take();
        return Integer.parseInt(number.group(2));
    }

    private LockHead withLine(LockHead head) {
        try {
            LockHead with = head.with(lines.peek());
            lines.take();
            return with;
        } catch (IllegalArgumentException e) {
            throw lines.bad(e.getMessage());
        }
    }
}
