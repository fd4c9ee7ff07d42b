package org.marshal4j.blackbox.encoded;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.marshal4j.Encoded;
import org.marshal4j.Encoding;
import org.marshal4j.Form;
import org.marshal4j.Marshal;
import org.marshal4j.Presence;

/** A record in the forms of Elasticsearch's StreamOutput. */
@Marshal
@Encoded(Encoding.ELASTICSEARCH)
record SearchTrade(
        int number,

        @Encoded(value = Encoding.ELASTICSEARCH, as = Form.VINT)
        int count,

        @Encoded(value = Encoding.ELASTICSEARCH, as = Form.VINT)
        long id,

        @Encoded(value = Encoding.ELASTICSEARCH, as = Form.ZIGZAG)
        long change,

        @Encoded(value = Encoding.ELASTICSEARCH, as = Form.VINT)
        Side side,

        String name,

        @Encoded(value = Encoding.ELASTICSEARCH, presence = Presence.ONE)
        String note,

        Instant time,
        List<String> tags,
        Map<String, Long> counts,
        byte[] body) {}
