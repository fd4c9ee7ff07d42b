package org.marshal4j.table.arrow;

import java.util.LinkedHashMap;
import java.util.Map;
import org.marshal4j.schema.Schema;

/**
 * The options with which a file is created, which it keeps in its schema.
 *
 * @param batchRows the number of rows of each batch
 * @param textBytes the number of bytes reserved in each column of texts for each row
 * @param listElements the number of elements reserved in each column of lists for each row
 */
public record FileOptions(int batchRows, int textBytes, int listElements) {
    private static final String FORMAT = "marshal4j.format";
    private static final String BATCH_ROWS = "marshal4j.batchRows";
    private static final String TEXT_BYTES = "marshal4j.textBytes";
    private static final String LIST_ELEMENTS = "marshal4j.listElements";

    Map<String, String> metadata(Schema schema) {
        Map<String, String> metadata = new LinkedHashMap<>();
        metadata.put(FileHead.STATE, FileHead.OPENED);
        metadata.put(FORMAT, "1");
        metadata.put("marshal4j.class", schema.type());
        FileTypes.put(schema, metadata);
        metadata.put(BATCH_ROWS, Integer.toString(batchRows));
        metadata.put(TEXT_BYTES, Integer.toString(textBytes));
        metadata.put(LIST_ELEMENTS, Integer.toString(listElements));
        return metadata;
    }

    static FileOptions of(FileHead head) {
        head.number(FORMAT, 1, 1);
        int rows = head.number(BATCH_ROWS, 64, 1 << 30);
        if (Integer.bitCount(rows) != 1) {
            throw new Failure.Damage("batches of " + rows + " rows");
        }
        return new FileOptions(
                rows, head.number(TEXT_BYTES, 0, Integer.MAX_VALUE), head.number(LIST_ELEMENTS, 0, Integer.MAX_VALUE));
    }
}
