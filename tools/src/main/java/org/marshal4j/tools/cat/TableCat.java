package org.marshal4j.tools.cat;

import java.io.IOException;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.table.stored.StoredTable;
import org.marshal4j.tools.filter.Condition;
import org.marshal4j.tools.filter.RowFilter;
import org.marshal4j.tools.type.MessageType;
import org.marshal4j.tools.type.Trees;

/** Shows the rows of a table's file, which says itself what its columns are. */
final class TableCat {
    private static final int LOT = 1 << 16;

    private final CatOptions options;
    private final Consumer<CharSequence> out;
    private final Consumer<String> problems;
    private final BooleanSupplier stopped;
    private final LongConsumer progress;
    private final Rows rows;
    private final StringBuilder text = new StringBuilder();

    private TableCat(
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
        this.rows = new Rows(options);
    }

    /** Shows rows: see {@link Cat#run}. */
    static CatResult run(
            CatOptions options,
            Consumer<CharSequence> out,
            Consumer<String> problems,
            BooleanSupplier stopped,
            LongConsumer progress)
            throws IOException {
        if (options.follow()
                || options.fromIndex().isPresent()
                || options.revision().isPresent()) {
            throw new IllegalArgumentException(options.path()
                    + " is a table: it cannot be followed, its rows have no indexes, and it says its schema itself");
        }
        try (StoredTable table = StoredTable.open(options.path())) {
            return new TableCat(options, out, problems, stopped, progress).readAll(table);
        } catch (MarshalException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    private CatResult readAll(StoredTable table) {
        MessageType type = new MessageType(table.schema(), table.schemas()).withDistinctNames();
        String name = options.type().orElse(type.simpleName());
        if (!name.equals(type.simpleName()) && !name.equals(type.schema().type())) {
            throw new IllegalArgumentException(
                    options.path() + " has rows of " + type.schema().type() + ", not of " + name);
        }
        RowTree trees = new RowTree(type);
        RowFilter filter = options.where()
                .map(condition -> Condition.parse(condition).onRows(type))
                .orElse(null);
        Set<String> asked = filter == null ? Set.of() : filter.fields();
        Set<String> fields = options.fields().stream().map(Trees::field).collect(Collectors.toSet());
        Predicate<String> wanted = column -> fields.isEmpty() || fields.contains(trees.field(column));
        rows.expect(type, false);
        rows.start(text);
        long passed = 0;
        long shown = 0;
        long unfit = 0;
        boolean isStopped = false;
        while (shown < options.count() && !isStopped && table.next()) {
            try {
                if ((filter == null
                                || filter.accepts(trees.of(table.row(column -> asked.contains(trees.field(column))))))
                        && ++passed > options.skip()) {
                    rows.write(type, false, "row " + table.number(), trees.of(table.row(wanted)), text);
                    shown++;
                }
            } catch (MarshalException | NumberFormatException e) {
                unfit++;
                flush();
                problems.accept("row " + table.number() + ": it cannot be read: " + e.getMessage());
            }
            if ((table.number() & Cat.PROGRESS_MASK) == Cat.PROGRESS_MASK) {
                progress.accept(table.number() + 1);
            }
            if (text.length() > LOT) {
                flush();
                isStopped = stopped.getAsBoolean();
            }
        }
        flush();
        return new CatResult(shown, table.number() + (table.number() < table.size() ? 1 : 0), unfit, 0);
    }

    private void flush() {
        if (text.length() > 0) {
            out.accept(text);
            text.setLength(0);
        }
    }
}
