import org.marshal4j.Marshal;
import org.marshal4j.TypeId;

class Pay {

    @Marshal
    sealed interface Payment {} // MARSHAL126: Pay.Cash is of the family of Payment, but it has no marshaller. Put @Marshal on it.

    @TypeId(0)
    record Cash(long cents) implements Payment {}

    @Marshal
    @TypeId(1)
    record Card(long number) implements Payment {}

    @Marshal
    sealed interface Answer {} // MARSHAL126: Pay.YesOrNo is of the family of Answer, but it is an enum. Put it into a record with @Marshal that is of the family.

    enum YesOrNo implements Answer {
        YES,
        NO
    }
}
