package org.marshal4j.blackbox.encoded;

import java.util.Set;
import org.marshal4j.Encoded;
import org.marshal4j.Encoding;
import org.marshal4j.Form;
import org.marshal4j.Marshal;

/** A record in the forms of Lucene's DataOutput. */
@Marshal
@Encoded(Encoding.LUCENE)
record LuceneTrade(
        int number,
        @Encoded(value = Encoding.LUCENE, as = Form.VINT) int count,
        @Encoded(value = Encoding.LUCENE, as = Form.ZIGZAG) int change,
        String name,
        Set<String> tags) {}
