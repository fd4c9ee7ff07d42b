package org.marshal4j.blackbox.encoded;

import java.util.List;
import org.marshal4j.Encoded;
import org.marshal4j.Encoding;
import org.marshal4j.Form;
import org.marshal4j.Marshal;

/** A record in the forms of Hadoop's WritableUtils and Text. */
@Marshal
@Encoded(Encoding.HADOOP)
record HadoopTrade(
        int number,

        @Encoded(value = Encoding.HADOOP, as = Form.HADOOP_VINT)
        int count,

        @Encoded(value = Encoding.HADOOP, as = Form.HADOOP_VINT)
        long id,

        String name,
        @Encoded(value = Encoding.HADOOP, as = Form.TEXT) Side side,

        @Encoded(value = Encoding.HADOOP, length = Form.HADOOP_VINT)
        List<String> tags) {}
