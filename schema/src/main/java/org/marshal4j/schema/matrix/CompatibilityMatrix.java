package org.marshal4j.schema.matrix;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.schema.lock.Schemas;

/**
 * What becomes of messages for each pair of revisions of a lock file: that which wrote them and that which reads them,
 * in either direction. The judge of changes says so, given how fields were renamed up to the newer revision.
 *
 * <pre>{@code
 * LockFile lock = LockFile.parse(Files.readString(Path.of("marshal4j.lock")));
 * for (TypeMatrix type : CompatibilityMatrix.of(lock)) {
 *     System.out.println(type.type() + " " + type.older());
 * }
 * }</pre>
 */
public final class CompatibilityMatrix {
    private final LockFile lock;
    private final Map<Pair, Schemas> schemas = new HashMap<>();

    private record Pair(int revision, int reader) {}

    private CompatibilityMatrix(LockFile lock) {
        this.lock = lock;
    }

    /**
     * Compares all schemas of each type, which takes time in proportion to the square of their number.
     *
     * @param lock the lock file
     * @return a matrix for each type that has, or had, messages, by type
     */
    public static List<TypeMatrix> of(LockFile lock) {
        CompatibilityMatrix matrix = new CompatibilityMatrix(lock);
        MessageHistory history = new MessageHistory(lock);
        return history.types().stream()
                .map(type -> matrix.of(type, history.of(type)))
                .filter(type -> !type.revisions().isEmpty())
                .toList();
    }

    private TypeMatrix of(String type, List<Revisions> revisions) {
        int count = revisions.size();
        Cell[][] cells = new Cell[count][count];
        for (int reader = 0; reader < count; reader++) {
            cells[reader][reader] = Cell.SAME;
            for (int writer = 0; writer < reader; writer++) {
                int newer = revisions.get(reader).to();
                Judgement judgement =
                        Judgement.of(type, schemas(revisions.get(writer).to(), newer), schemas(newer, newer));
                cells[writer][reader] = judgement.older();
                cells[reader][writer] = judgement.newer();
            }
        }
        List<List<Cell>> rows = new ArrayList<>();
        for (Cell[] row : cells) {
            rows.add(List.of(row));
        }
        return new TypeMatrix(type, revisions, rows);
    }

    private Schemas schemas(int revision, int reader) {
        return schemas.computeIfAbsent(
                new Pair(revision, reader),
                pair -> lock.former(pair.revision(), pair.reader()).withPresentNames());
    }
}
