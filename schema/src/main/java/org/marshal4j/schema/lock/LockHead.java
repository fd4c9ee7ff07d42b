package org.marshal4j.schema.lock;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.marshal4j.schema.Compatibility;
import org.marshal4j.schema.field.Branch;
import org.marshal4j.schema.text.ShownText;

/**
 * The lines of a lock file before the schemas: {@code module com.acme:quotes}, {@code compatibility BACKWARD},
 * {@code reason 3 Prices are rounded}, {@code branch 6-7 after 3} and {@code id 3 1a2b3c4d com.acme.Quote}. No line of a
 * type looks like one of these.
 *
 * @param module the module that the schemas belong to; empty in lock files that do not say
 * @param compatibility the direction that the project has declared; empty if it has declared none
 * @param reasons why revisions accepted their changes, by the number of the revision
 * @param branches the revisions that merges have taken over from other branches, in their order
 * @param ids the schema ids of types, sorted by type and revision
 */
public record LockHead(
        Optional<String> module,
        Optional<Compatibility> compatibility,
        SortedMap<Integer, String> reasons,
        List<Branch> branches,
        List<LockedId> ids) {
    private static final Pattern MODULE = Pattern.compile("module (\\S+:\\S+)");
    private static final Pattern COMPATIBILITY = Pattern.compile("compatibility ([A-Z]+)");
    private static final Pattern REASON = Pattern.compile("reason ([1-9][0-9]{0,8}) (\\S.*)", Pattern.DOTALL);

    /** Copies the reasons, and sorts the branches and ids. */
    public LockHead {
        branches = branches.stream().sorted(Comparator.comparing(Branch::first)).toList();
        ids = ids.stream().sorted(LockedId.ORDER).toList();
        reasons = Collections.unmodifiableSortedMap(new TreeMap<>(reasons));
    }

    /** {@return a head without lines} */
    public static LockHead empty() {
        return new LockHead(Optional.empty(), Optional.empty(), new TreeMap<>(), List.of(), List.of());
    }

    /**
     * A reason as it is written.
     *
     * @throws IllegalArgumentException if it is blank, has more than one line, or has characters that are no text
     */
    static String line(String reason) {
        String line = reason.strip();
        if (line.isEmpty() || !line.codePoints().allMatch(LockHead::isText)) {
            throw new IllegalArgumentException("a reason is one line of text, not \"" + ShownText.of(reason) + "\"");
        }
        return line;
    }

    /** Whether a character neither ends a line nor moves a cursor, and can be written. */
    private static boolean isText(int character) {
        return switch (Character.getType(character)) {
            case Character.CONTROL -> character == '\t';
            case Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR, Character.SURROGATE -> false;
            default -> true;
        };
    }

    LockHead withReason(int revision, String reason) {
        TreeMap<Integer, String> all = new TreeMap<>(reasons);
        all.put(revision, reason);
        return new LockHead(module, compatibility, all, branches, ids);
    }

    LockHead withModule(String name) {
        return new LockHead(Optional.of(name), compatibility, reasons, branches, ids);
    }

    LockHead withCompatibility(Optional<Compatibility> direction) {
        return new LockHead(module, direction, reasons, branches, ids);
    }

    LockHead withIds(List<LockedId> others) {
        return new LockHead(module, compatibility, reasons, branches, others);
    }

    LockHead withBranches(List<Branch> others) {
        return new LockHead(module, compatibility, reasons, others, ids);
    }

    LockHead with(Branch branch) {
        List<Branch> all = new ArrayList<>(branches);
        all.add(branch);
        return withBranches(all);
    }

    LockHead with(LockedId id) {
        List<LockedId> all = new ArrayList<>(ids);
        all.add(id);
        return withIds(all);
    }

    /** Whether a line belongs to the head. */
    static boolean isLine(String line) {
        return MODULE.matcher(line).matches()
                || COMPATIBILITY.matcher(line).matches()
                || REASON.matcher(line).matches()
                || Branch.isLine(line)
                || LockedId.isLine(line);
    }

    /**
     * This head with another line, not one with a schema id.
     *
     * @throws IllegalArgumentException if the head already has such a line, or if the line names no direction
     */
    LockHead with(String line) {
        Matcher named = MODULE.matcher(line);
        if (named.matches()) {
            requireNew(line, module.isPresent());
            return withModule(named.group(1));
        }
        Matcher declared = COMPATIBILITY.matcher(line);
        if (declared.matches()) {
            requireNew(line, compatibility.isPresent());
            return withCompatibility(Optional.of(direction(declared.group(1))));
        }
        if (Branch.isLine(line)) {
            Branch branch = Branch.parse(line);
            requireNew(line, branches.stream().anyMatch(branch::contradicts));
            return with(branch);
        }
        Matcher reason = REASON.matcher(line);
        if (!reason.matches()) {
            throw new IllegalArgumentException("not a line of the head: " + ShownText.of(line));
        }
        int revision = Integer.parseInt(reason.group(1));
        requireNew(line, reasons.containsKey(revision));
        return withReason(revision, reason.group(2));
    }

    /** This head with another line, which it may already have; not one with a schema id. */
    LockHead withAgain(String line) {
        return text().contains(line + "\n") ? this : with(line);
    }

    private static void requireNew(String line, boolean isThere) {
        if (isThere) {
            throw new IllegalArgumentException(saidBefore(line));
        }
    }

    /** What is wrong with a second line of a kind that may be there once. */
    static String saidBefore(String line) {
        return ShownText.of(line)
                + ": a line before it says so already, probably because both sides of a merge were kept";
    }

    private static Compatibility direction(String word) {
        return Arrays.stream(Compatibility.values())
                .filter(direction -> direction.name().equals(word))
                .findFirst()
                .orElseThrow(
                        () -> new IllegalArgumentException("compatibility is BACKWARD, FORWARD or FULL, not " + word));
    }

    /** The lines, each with its line end. */
    String text() {
        StringBuilder text = new StringBuilder();
        module.ifPresent(name -> text.append("module ").append(name).append('\n'));
        compatibility.ifPresent(
                direction -> text.append("compatibility ").append(direction).append('\n'));
        reasons.forEach((revision, reason) -> text.append("reason ")
                .append(revision)
                .append(' ')
                .append(reason)
                .append('\n'));
        branches.forEach(branch -> text.append(branch.text()).append('\n'));
        ids.forEach(id -> text.append(id.text()).append('\n'));
        return text.toString();
    }
}
