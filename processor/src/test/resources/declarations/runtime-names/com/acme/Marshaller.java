package com.acme;

import java.util.List;
import org.marshal4j.Marshal;

// com.acme.Marshaller: 01000000010200010103000001
@Marshal
public class Marshaller implements MarshallerMarshallable {
    private int a = 1;
    BytesIn in = new BytesIn((short) 2);
    List<Schema> schemas = List.of(new Schema());
    VarHandle handle = VarHandle.PUBLIC;

    enum VarHandle {
        PRIVATE,
        PUBLIC
    }
}
