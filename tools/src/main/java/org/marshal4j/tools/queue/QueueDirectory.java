package org.marshal4j.tools.queue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.marshal4j.tools.file.FileWindow;

/** The files of a queue, by their cycles. Not thread-safe. */
final class QueueDirectory {
    /** What the name of a cycle's file ends in. */
    static final String SUFFIX = ".cq4";

    private static final String METADATA = "metadata.cq4t";
    private static final int LONGEST_HEADER = 1 << 16;

    private final Path directory;
    private final @Nullable Path only;
    private NavigableMap<Long, Path> files = new TreeMap<>();
    private @Nullable RollFormat format;

    /**
     * Creates the list of a queue's files, of which there may be none yet.
     *
     * @param path the directory, or one file in it
     * @throws NoSuchFileException if it does not exist
     */
    QueueDirectory(Path path) throws IOException {
        if (!Files.exists(path)) {
            throw new NoSuchFileException(path.toString());
        }
        this.only = Files.isDirectory(path) ? null : path;
        this.directory = only == null ? path : path.toAbsolutePath().getParent();
    }

    /** The first cycle after another one that has a file; null if there is none yet. */
    Map.@Nullable Entry<Long, Path> after(long cycle) throws IOException {
        Map.Entry<Long, Path> next = files.higherEntry(cycle);
        if (next == null) {
            refresh();
            next = files.higherEntry(cycle);
        }
        return next;
    }

    /** The roll cycle; empty as long as there is no file of a known one. */
    Optional<RollFormat> format() throws IOException {
        if (format == null) {
            refresh();
        }
        return Optional.ofNullable(format);
    }

    private void refresh() throws IOException {
        List<Path> found = only != null ? List.of(only) : list();
        RollFormat known = format;
        if (known == null && !found.isEmpty()) {
            known = find(found);
            if (known == null) {
                throw new IOException(found.get(0) + ": the name is that of no known roll cycle");
            }
            format = known;
        }
        NavigableMap<Long, Path> byCycle = new TreeMap<>();
        for (Path file : found) {
            String name = RollFormats.nameOf(file).orElse("");
            if (known != null) {
                known.cycle(name).ifPresent(cycle -> byCycle.put(cycle, file));
            }
        }
        files = byCycle;
    }

    private List<Path> list() throws IOException {
        try (Stream<Path> all = Files.list(directory)) {
            return all.filter(file -> RollFormats.nameOf(file).isPresent())
                    .sorted()
                    .toList();
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    /** What the queue's metadata says; without it, what the names of the files say. */
    private @Nullable RollFormat find(List<Path> found) throws IOException {
        Path metadata = directory.resolve(METADATA);
        if (Files.exists(metadata)) {
            RollFormat said = ofMetadata(header(metadata), found.get(0));
            if (said != null) {
                return said;
            }
        }
        return found.stream()
                .flatMap(file -> RollFormats.nameOf(file).flatMap(RollFormats::ofName).stream())
                .findFirst()
                .orElse(null);
    }

    private static @Nullable RollFormat ofMetadata(StoreFields fields, Path file) throws IOException {
        String pattern = fields.text("format").orElse("");
        long length = fields.number("length").orElse(0);
        if (!fields.isHeaderOf("STStore") || pattern.isEmpty() || length <= 0) {
            return null;
        }
        Optional<RollFormat> known = RollFormats.ofPattern(pattern);
        int shift = known.isPresent() ? known.get().shift() : shift(header(file));
        long epoch = fields.number("epoch").orElse(0);
        // Zero means that of the roll cycle, which is another one for weeks.
        RollFormat said = new RollFormat(
                pattern, length, epoch == 0 && known.isPresent() ? known.get().epoch() : epoch, shift);
        try {
            return said.cycle(RollFormats.nameOf(file).orElse("")).isPresent() ? said : null;
        } catch (IllegalArgumentException e) {
            // Not a pattern: the file is damaged.
            return null;
        }
    }

    /** As Chronicle computes it for a roll cycle that is not its own. */
    private static int shift(StoreFields file) {
        int count = log2(file.number("indexCount").orElse(0));
        int spacing = log2(file.number("indexSpacing").orElse(0));
        return Math.min(62, Math.max(32, 2 * count + spacing));
    }

    private static int log2(long number) {
        return number <= 0 ? 0 : Long.SIZE - 1 - Long.numberOfLeadingZeros(number);
    }

    /** The first document of a file; without fields if it has none. */
    private static StoreFields header(Path file) throws IOException {
        try (FileWindow window = new FileWindow(file, 1 << 12)) {
            if (!window.has(0, Headers.SIZE)) {
                return new StoreFields(new byte[0]);
            }
            int header = window.intAt(0);
            int length = Headers.length(header);
            boolean isThere = Headers.isReady(header)
                    && Headers.isMetadata(header)
                    && length <= LONGEST_HEADER
                    && window.has(Headers.SIZE, length);
            return new StoreFields(isThere ? window.copy(Headers.SIZE, length) : new byte[0]);
        }
    }
}
