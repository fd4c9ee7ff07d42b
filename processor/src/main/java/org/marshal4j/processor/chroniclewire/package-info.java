/** How values appear in the messages of Chronicle Wire, where each field has its name. */
package org.marshal4j.processor.chroniclewire;
