package imported;

import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.LongNode;
import com.fasterxml.jackson.databind.node.TextNode;
import com.fasterxml.jackson.databind.node.ValueNode;
import java.util.Random;
import org.gitlab4j.api.models.Group;

final class Samples {
    static ValueNode id(Random random) {
        switch (random.nextInt(3)) {
            case 0:
                return TextNode.valueOf("X-" + random.nextInt(1000));
            case 1:
                return IntNode.valueOf(random.nextInt());
            default:
                return LongNode.valueOf(random.nextLong());
        }
    }

    static Group.Statistics statistics(Random random) {
        Group.Statistics statistics = new Group().new Statistics();
        statistics.setStorageSize(random.nextLong() >>> 1);
        statistics.setLfsObjectsSize(random.nextLong() >>> 1);
        return statistics;
    }
}
