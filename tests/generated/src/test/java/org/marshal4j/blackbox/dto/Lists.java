package org.marshal4j.blackbox.dto;

import java.util.List;
import org.marshal4j.Marshal;
import org.marshal4j.Required;
import org.marshal4j.blackbox.kit.Address;
import org.marshal4j.blackbox.kit.Contact;
import org.marshal4j.blackbox.kit.Money;
import org.marshal4j.blackbox.kit.Place;
import org.marshal4j.blackbox.kit.Status;

/** Lists of everything. The class is named like a class of the runtime. */
@Marshal(view = true)
public class Lists implements ListsMarshallable {
    List<Boolean> booleans;
    List<Byte> bytes;
    List<Short> shorts;
    List<Character> chars;
    List<Integer> ints;
    private List<Long> longs;
    List<Float> floats;
    List<Double> doubles;
    List<String> texts;
    List<Status> statuses;
    List<Shape> shapes;
    List<int[]> intArrays;
    List<byte[]> byteArrays;
    List<boolean[]> booleanArrays;
    List<Money> moneys;
    List<Address> addresses;
    List<Place> places;
    List<Contact> contacts;
    List<Primitives.Nothing> nothings;
    private List<List<String>> textLists;
    List<List<List<Integer>>> deep;
    List<List<List<double[]>>> deepArrays;
    List<List<Place>> placeLists;

    @Required
    List<String> textsR;

    @Required
    List<Money> moneysR;

    @Required
    private List<List<Long>> longListsR;
}
