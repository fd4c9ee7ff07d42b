package org.marshal4j.tools.cat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.marshal4j.table.stored.StoredTable;
import org.marshal4j.tools.file.Documents;
import org.marshal4j.tools.file.MessageFiles;
import org.marshal4j.tools.filter.Condition;
import org.marshal4j.tools.filter.Filter;
import org.marshal4j.tools.queue.QueueReader;
import org.marshal4j.tools.type.LeafValues;
import org.marshal4j.tools.type.MessageType;

/**
 * Shows the messages of a file or a queue, or the rows of a table, as text, by their schemas alone.
 *
 * <pre>{@code
 * CatOptions options = CatOptions.of(Path.of("quotes.bin"), KnownSchemas.none());
 * CatResult result = Cat.run(options, System.out::append, System.err::println, () -> false, count -> {});
 * }</pre>
 */
public final class Cat {
    /** Longer documents that do not fit are shown up to here. */
    private static final int MOST_SHOWN = 1024;

    private static final int LOT = 1 << 16;

    /** Progress is told after so many documents, less one. */
    static final long PROGRESS_MASK = (1 << 16) - 1;

    private static final long PAUSE = 10;

    private final CatOptions options;
    private final Consumer<CharSequence> out;
    private final Consumer<String> problems;
    private final BooleanSupplier stopped;
    private final LongConsumer progress;
    private final TypeOfMessages types;
    private final Rows rows;
    private final Optional<Condition> condition;
    private final Map<MessageType, Optional<Filter>> filters = new IdentityHashMap<>();
    private final StringBuilder text = new StringBuilder();
    private @Nullable MessageType lastType;
    private Optional<Filter> lastFilter = Optional.empty();
    private boolean hasStarted;
    private boolean isStopped;
    private long passed;
    private long messages;
    private long documents;
    private long unfit;
    private long damages;

    private Cat(
            CatOptions options,
            Consumer<CharSequence> out,
            Consumer<String> problems,
            BooleanSupplier stopped,
            LongConsumer progress) {
        this.options = options;
        this.out = out;
        this.problems = problems;
        this.stopped = stopped;
        this.progress = progress;
        this.types = new TypeOfMessages(options);
        this.rows = new Rows(options);
        this.condition = options.where().map(Condition::parse);
    }

    /**
     * Shows messages.
     *
     * @param options what to show
     * @param out takes the text, in pieces that end with a line
     * @param problems takes a line for each document that does not fit, with its bytes, and for each damaged place
     * @param stopped is asked whether to stop, each time that text has been taken and while there is nothing to read
     * @param progress takes the number of documents or rows that have been read, now and then
     * @return the numbers of what was shown
     * @throws IOException if a file cannot be read
     * @throws IllegalArgumentException if the options do not fit together, or not to the messages; if the condition is
     *     wrong, a {@link org.marshal4j.tools.filter.SyntaxError}
     */
    public static CatResult run(
            CatOptions options,
            Consumer<CharSequence> out,
            Consumer<String> problems,
            BooleanSupplier stopped,
            LongConsumer progress)
            throws IOException {
        if (StoredTable.isTable(options.path())) {
            return TableCat.run(options, out, problems, stopped, progress);
        }
        Cat cat = new Cat(options, out, problems, stopped, progress);
        try (Documents source = open(options)) {
            cat.readAll(source);
        }
        return new CatResult(cat.messages, cat.documents, cat.unfit, cat.damages);
    }

    static Documents open(CatOptions options) throws IOException {
        Path path = options.path();
        if (!Files.isDirectory(path) && !path.toString().endsWith(".cq4")) {
            if (options.fromIndex().isPresent()) {
                throw new IllegalArgumentException(path + " is no queue, so its messages have no indexes");
            }
            return MessageFiles.open(path);
        }
        if (Files.isDirectory(path) && !isQueue(path)) {
            throw new NoSuchFileException(path.toString(), null, "there are no files of a Chronicle queue in it");
        }
        return options.fromIndex().isPresent()
                ? QueueReader.open(path, options.fromIndex().getAsLong())
                : QueueReader.open(path);
    }

    /**
     * {@return whether a file or a folder says by itself that it has messages: it begins with a header, or is a table
     * or a queue}
     *
     * @param path the file or folder
     * @throws IOException if it cannot be read
     */
    public static boolean hasMessages(Path path) throws IOException {
        if (Files.isDirectory(path)) {
            return isQueue(path);
        }
        return path.toString().endsWith(".cq4") || StoredTable.isTable(path) || MessageFiles.isFramed(path);
    }

    private static boolean isQueue(Path directory) throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            return files.map(Path::toString).anyMatch(name -> name.endsWith(".cq4") || name.endsWith(".cq4t"));
        }
    }

    private void readAll(Documents source) throws IOException {
        while (messages < options.count() && !isStopped) {
            switch (source.next()) {
                case DOCUMENT -> document(source);
                case DAMAGE -> damaged(source);
                case NOTHING -> {
                    flush();
                    if (!options.follow()) {
                        if (source.endsWithinDocument()) {
                            damaged(source);
                        }
                        return;
                    }
                    pause();
                }
            }
            if (text.length() > LOT) {
                flush();
            }
        }
        flush();
    }

    private static void pause() {
        try {
            Thread.sleep(PAUSE);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void flush() {
        if (text.length() > 0) {
            out.accept(text);
            text.setLength(0);
        }
        isStopped = stopped.getAsBoolean();
    }

    private void damaged(Documents source) {
        damages++;
        flush();
        problems.accept(source.damage().toString());
    }

    private void document(Documents source) {
        int length = source.length();
        if (length < 0) {
            documents++;
            unfit++;
            problems.accept(source.place() + ": a document that is too long to be read");
            return;
        }
        byte[] array = source.array();
        int from = source.offset();
        if (types.isHeader(array, from, length)) {
            return;
        }
        if ((++documents & PROGRESS_MASK) == 0) {
            progress.accept(documents);
        }
        int before = text.length();
        long passedBefore = passed;
        long messagesBefore = messages;
        String reason = messagesOf(source, array, from, from + length);
        if (reason != null) {
            // Only documents that fit as a whole are shown: another type's first bytes may look like a message.
            text.setLength(before);
            passed = passedBefore;
            messages = messagesBefore;
            unfit++;
            flush();
            problems.accept(unfitting(source, array, from, length, reason));
        }
    }

    /** Writes the messages of a document; returns what is wrong with it. */
    private @Nullable String messagesOf(Documents source, byte[] array, int from, int limit) {
        int at = from;
        do {
            MessageType type = types.of(array, at, limit);
            if (type == null) {
                return options.type().isEmpty()
                                && types.areMixed()
                                && options.schemas().today().types().isEmpty()
                        ? "no header and no schema says what it is"
                        : "it begins with no known schema id";
            }
            int end;
            Optional<Filter> filter = filter(type);
            try {
                end = filter.isPresent() && !filter.get().accepts(array, at, limit)
                        ? filter.get().end()
                        : row(source, type, array, at, limit);
            } catch (RuntimeException e) {
                return String.valueOf(e.getMessage());
            }
            if (end == at && end < limit) {
                return (limit - end) + " bytes after a message without any";
            }
            at = end;
        } while (at < limit);
        return null;
    }

    private int row(Documents source, MessageType type, byte[] array, int from, int limit) {
        MessageTree.Tree tree = MessageTree.of(type, array, from, limit);
        if (++passed > options.skip() && messages < options.count()) {
            if (!hasStarted) {
                hasStarted = true;
                rows.start(text);
            }
            rows.write(type, types.areMixed(), source.place(), tree.fields(), text);
            messages++;
        }
        return tree.end();
    }

    private Optional<Filter> filter(MessageType type) {
        if (type != lastType) {
            lastFilter = filters.computeIfAbsent(type, this::newFilter);
            lastType = type;
        }
        return lastFilter;
    }

    /** Fields must be there in the type that is named, or in the first one. Former schemas may lack them. */
    private Optional<Filter> newFilter(MessageType type) {
        MessageType first = types.named().orElse(type);
        if (filters.isEmpty()) {
            rows.expect(first, types.areMixed());
            condition.ifPresent(each -> each.on(first));
        }
        rows.expectFormer(type, types.areMixed());
        return condition.map(each -> each.onFormer(type));
    }

    private static String unfitting(Documents source, byte[] array, int from, int length, String reason) {
        String hex = LeafValues.hex(array, from, Math.min(length, MOST_SHOWN));
        return source.place() + ": " + length + (length == 1 ? " byte" : " bytes") + " that do not fit: " + hex
                + (length > MOST_SHOWN ? "..." : "") + ": " + reason.strip().replaceAll("\\s*\\R\\s*", "; ");
    }
}
