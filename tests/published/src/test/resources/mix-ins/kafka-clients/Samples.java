package imported;

import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.apache.kafka.common.compress.Compression;
import org.apache.kafka.common.record.BaseRecords;
import org.apache.kafka.common.record.MemoryRecords;
import org.apache.kafka.common.record.SimpleRecord;

final class Samples {
    static BaseRecords records(Random random) {
        byte[] value = Long.toString(random.nextLong()).getBytes(StandardCharsets.UTF_8);
        return MemoryRecords.withRecords(Compression.NONE, new SimpleRecord(random.nextInt(1000), null, value));
    }
}
