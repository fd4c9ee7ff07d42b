package org.marshal4j.audit.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Findings that somebody has accepted. Each line of the file has the code, the class, the member and a reason,
 * separated by spaces; line numbers are not in it, so it survives edits. Lines that begin with {@code #} are comments.
 */
public final class Baseline {

    private final List<String> lines;

    private Baseline(List<String> lines) {
        this.lines = lines;
    }

    /** Accepts nothing. */
    public static Baseline none() {
        return new Baseline(List.of());
    }

    /**
     * Parses the lines of a baseline file.
     *
     * @throws IllegalArgumentException if a line has no reason
     */
    public static Baseline of(List<String> lines) {
        List<String> entries = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            if (line.isEmpty() || line.startsWith("#")) {
                continue;
            }
            if (line.split("\\s+", 4).length < 4) {
                throw new IllegalArgumentException(
                        "Line " + (i + 1) + " of the baseline needs a code, a class, a member and a reason: " + line);
            }
            entries.add(line);
        }
        return new Baseline(List.copyOf(entries));
    }

    /**
     * Reads a baseline file in UTF-8.
     *
     * @throws IOException if it cannot be read, or a line has no reason; the message names the file
     */
    public static Baseline read(Path file) throws IOException {
        try {
            return of(Files.readAllLines(file));
        } catch (NoSuchFileException e) {
            throw new IOException("There is no baseline " + file, e);
        } catch (IOException | IllegalArgumentException e) {
            throw new IOException(file + ": " + e.getMessage(), e);
        }
    }

    /** The line that accepts a finding, without the reason. */
    public static String line(Finding finding) {
        return finding.kind().code() + " " + finding.className() + " " + finding.member();
    }

    /** The report without the findings that are accepted, and with the lines that no finding matches. */
    public AuditReport apply(AuditReport report) {
        Set<String> unused = new LinkedHashSet<>(lines);
        int accepted = 0;
        List<PairResult> pairs = new ArrayList<>();
        for (PairResult pair : report.pairs()) {
            List<Finding> left = new ArrayList<>();
            for (Finding finding : pair.findings()) {
                List<String> matches = matching(finding);
                unused.removeAll(matches);
                if (matches.isEmpty()) {
                    left.add(finding);
                } else {
                    accepted++;
                }
            }
            pairs.add(new PairResult(
                    pair.kind(),
                    pair.className(),
                    pair.writer(),
                    pair.reader(),
                    pair.written(),
                    pair.read(),
                    left,
                    pair.gaps()));
        }
        return new AuditReport(report.classes(), report.broken(), pairs, List.copyOf(unused), accepted);
    }

    private List<String> matching(Finding finding) {
        String wanted = line(finding);
        return lines.stream().filter(line -> key(line).equals(wanted)).toList();
    }

    private static String key(String line) {
        String[] parts = line.split("\\s+", 4);
        return parts[0] + " " + parts[1] + " " + parts[2];
    }
}
