import org.marshal4j.Marshal;
import org.marshal4j.TypeId;

class Pay {

    @Marshal
    sealed interface Payment {} // MARSHAL126: Pay.Cash belongs to the family of Payment, but it has no marshaller. Add @Marshal to it.

    @TypeId(0)
    record Cash(long cents) implements Payment {}

    @Marshal
    @TypeId(1)
    record Card(long number) implements Payment {}

    @Marshal
    sealed interface Answer {} // MARSHAL126: Pay.YesOrNo belongs to the family of Answer, but it is an enum. Wrap it in a record with @Marshal that belongs to the family.

    enum YesOrNo implements Answer {
        YES,
        NO
    }
}
