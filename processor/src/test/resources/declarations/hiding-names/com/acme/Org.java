package com.acme;

// com.acme.Org: 0100000001020103010104
@org.marshal4j.Marshal
public class Org implements OrgMarshallable {
    int a = 1;
    private Com com = new Com();
    Checks checks = new Checks();
    java.util.List<String> strings = java.util.List.of(new String());

    // com.acme.Org$Com: 02
    @org.marshal4j.Marshal
    static class Com {
        byte b = 2;
    }

    // com.acme.Org$Java: 0100000001040163
    @org.marshal4j.Marshal
    record Java(int java, String own, java.lang.String string) implements Org_JavaMarshallable {
        static Java sample() {
            return new Java(1, new String(), "c");
        }
    }
}
