package com.acme;

import java.util.List;
import lombok.Data;
import net.openhft.chronicle.bytes.BytesIn;
import org.marshal4j.Marshal;

// com.acme.OfData: 0100000001620101010000000162010300
@Data
@Marshal
public class OfData implements OfDataMarshallable {
    private int price = 1;
    private String symbol = "b";
    private List<OfValue> values = List.of(OfValue.sample());
    private OfValue value;

    static void use(OfData data) {
        data.setPrice(data.getPrice() + 1);
        OfDataMarshaller.INSTANCE.readInto(data, (BytesIn<?>) null);
    }
}
