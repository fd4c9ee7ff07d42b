package org.marshal4j.tables;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.marshal4j.Encoded;
import org.marshal4j.Encoding;
import org.marshal4j.Form;
import org.marshal4j.Marshal;

/** A row whose messages are in forms of another library; its columns are those of the types. */
@Marshal(table = true, view = true)
@Encoded(Encoding.DATA_OUTPUT)
record EncodedRow(
        int volume,

        @Encoded(value = Encoding.DATA_OUTPUT, as = Form.BYTE)
        int level,

        String symbol,
        Instant time,
        List<String> tags,
        Map<String, Integer> counts) {}
