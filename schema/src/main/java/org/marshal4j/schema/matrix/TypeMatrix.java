package org.marshal4j.schema.matrix;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * What becomes of messages of one type, for each pair of revisions in which they look different.
 *
 * @param type the binary name of the type
 * @param revisions the revisions, the oldest first
 * @param cells for each of the revisions that wrote messages, and for each that reads them, what becomes of them
 */
public record TypeMatrix(String type, List<Revisions> revisions, List<List<Cell>> cells) {

    /** Copies the lists. */
    public TypeMatrix {
        revisions = List.copyOf(revisions);
        cells = cells.stream().map(List::copyOf).toList();
    }

    /**
     * Returns what becomes of messages.
     *
     * @param writer the index of the revisions that wrote them
     * @param reader the index of the revisions that read them
     * @return what becomes of them
     */
    public Cell cell(int writer, int reader) {
        return cells.get(writer).get(reader);
    }

    /** {@return whether the type is one of the accepted ones, and not gone} */
    public boolean isAccepted() {
        return !revisions.isEmpty() && revisions.get(revisions.size() - 1).isAccepted();
    }

    /** {@return whether messages of every revision are read as they are in every other one} */
    public boolean isReadable() {
        return cells.stream().flatMap(List::stream).allMatch(cell -> cell.outcome() == Outcome.READ);
    }

    /** {@return how many pairs have each outcome where messages of older revisions are read in newer ones} */
    public SortedMap<Outcome, Integer> older() {
        return counts(true);
    }

    /** {@return how many pairs have each outcome where messages of newer revisions are read in older ones} */
    public SortedMap<Outcome, Integer> newer() {
        return counts(false);
    }

    private SortedMap<Outcome, Integer> counts(boolean isOlder) {
        SortedMap<Outcome, Integer> counts = new TreeMap<>();
        for (int i = 0; i < revisions.size(); i++) {
            int writer = i;
            IntStream.range(0, revisions.size())
                    .filter(reader -> isOlder ? writer < reader : writer > reader)
                    .forEach(reader -> counts.merge(cell(writer, reader).outcome(), 1, Integer::sum));
        }
        return counts;
    }
}
